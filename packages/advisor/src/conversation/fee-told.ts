import type { Documents } from "@seven-figures/domain";
import { type ReaderToken, sumsIn } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import { namesIn } from "./shown-in.ts";
import { toldOf } from "./told-things.ts";

const FEE =
  /\b(?:(?:late|annual|overdraft|over-?limit|foreign|membership|penalty) )?(?:fees?|penalty|interest|finance charges?)\b/i;
const CAME =
  /\b(?:hit|slapped|charged|stung|tacked|whacked|blessed|added|dinged|got|put|billed|nailed|clobbered|landed|socked|posted)\b/i;
const OTHERWISE =
  /\?|%|\b(?:now|is at|at|balance|stands?|waived?|refund\w*|reversed|removed|credited|took off|taken off|paid|pay|if|will|would|might|going to|gonna|next|per|every|each|monthly|a (?:month|year)|not|no|never|avoid\w*|from|out of|my (?:bank|checking|savings))\b|n['\u2019]t\b/i;

/** "Freedom hit me w a 39 late fee": a debt grows by it. Null where more is told, or it was waived. */
export function feeTold(message: string, said: readonly ReaderToken[], documents: Documents): Statement[] | null {
  if (!FEE.test(message) || !CAME.test(message) || OTHERWISE.test(message)) return null;
  const sums = sumsIn(said);
  const debts = namesIn(said, documents).flatMap(({ things }) => things.filter(({ side }) => side === "debt"));
  const [[sum, ...more], [debt, ...others]] = [sums, [...new Map(debts.map((each) => [each.id, each])).values()]];
  return sum && debt && more.length + others.length === 0 ? [toldOf(debt, "charge", sum, documents)] : null;
}
