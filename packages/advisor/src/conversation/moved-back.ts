import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import { transferIn } from "../statements/transfer.ts";
import type { LastWrite } from "./conversation.ts";
import { valuesIn } from "./said-otherwise.ts";
import { namesIn } from "./shown-in.ts";
import { statementId, toldOf } from "./told-things.ts";

const BACK =
  /\b(?:moved|move|put|sent|send|transferred|transfer|took|take|brought|bring|shifted|pulled|went|go|goes|gone|came|come|bounced) (?:[\w$.,]+ ){0,5}back\b/;
const LATER = /\b(?:will|tomorrow|next|going to|gonna|should|could|would|plan|want|later|if|not|never)\b/;
const HALF = 2;

/** "And put 100 of that back", after money was moved: so much of it went the other way. Null for anything else. */
export function movedBack(
  message: string,
  said: readonly ReaderToken[],
  last: LastWrite,
  documents: Documents,
): Statement[] | null {
  const text = message.toLowerCase();
  const transfer = last.statements.length === HALF ? transferIn(last.statements) : null;
  if (!transfer || transfer.to.action === "pay" || !BACK.test(text) || LATER.test(text)) return null;
  const moved = transfer.from.amount ?? 0;
  const [value, ...others] = valuesIn(said);
  const amount = value ?? (/\bhalf\b/.test(text) ? moved / HALF : null);
  if (amount === null || others.length > 0 || amount > moved) return null;
  const base = { ...documents, ...last.before };
  const ids = [transfer.from, transfer.to].map((side) => statementId(side, base));
  const named = namesIn(said, documents).flatMap(({ things }) => things);
  const [from, to] = ids;
  if (!from || !to || named.some(({ id }) => !ids.includes(id))) return null;
  const told = (id: string, action: "subtract" | "put") => toldOf({ side: "asset", id }, action, amount, base);
  return [told(to, "subtract"), told(from, "put")];
}
