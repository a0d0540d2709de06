import type { Documents } from "@seven-figures/domain";
import { documentDifferences } from "../changes/document-differences.ts";
import { resolveStatements } from "../changes/resolve-statements.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import { transferIn } from "../statements/transfer.ts";
import type { LastWrite } from "./conversation.ts";
import type { Correction } from "./correct-last.ts";
import { amountOf, figuresIn, isSource, MEANT, MISTAKEN, MORE, type Said, saidToMend } from "./said-otherwise.ts";
import { statementId, toldOf } from "./told-things.ts";

const WAS = /^\W*(?:it|that|this) was\b/;
const MOVED = /^(?:pay|put|add)$/;

/**
 * "No, it was 210 and from checking", after 120 were paid: the same payment with another sum, and where it came from. Null where
 * the message does not tell both.
 */
export function sumAndSource(
  message: string,
  tokens: readonly ReaderToken[],
  last: LastWrite,
  documents: Documents,
): Correction | null {
  const base = { ...documents, ...last.before };
  const transfer = transferIn(last.statements);
  const told = transfer?.to ?? (last.statements.length === 1 ? last.statements[0] : undefined);
  if (told?.kind !== "entry" || !MOVED.test(told.action)) return null;
  const own = statementId(told, base);
  const said = saidToMend(message, tokens, base, own === null ? [] : [own]);
  const source = sourceIn(said, own);
  const [sum, ...others] = figuresIn(said.kept);
  const mends = MISTAKEN.test(said.text) || MEANT.test(said.text) || WAS.test(said.text);
  if (!source || !sum || others.length > 0 || sum === amountOf(told) || !mends || MORE.test(said.text)) return null;
  const statements: Statement[] = [toldOf(source, "subtract", sum, base), { ...told, amount: sum }];
  const again = resolveStatements(statements, { documents: base, today: last.today, newId: () => "", confirmed: true });
  if (again.asks.length + again.reasons.length + again.refused.length + again.wonders.length > 0) return null;
  const changes = documentDifferences(documents, again.documents, [...last.changes, ...again.changes]);
  return { statements, changes };
}

/** The one account that money is said to come from, where nothing else but what got it is named. */
function sourceIn({ kept, named }: Said, own: string | null) {
  const others = named.filter(({ things }) => !things.some(({ id }) => id === own));
  const [name, ...more] = others;
  const [source, ...alike] = name?.things ?? [];
  return name && source?.side === "asset" && more.length + alike.length === 0 && isSource(kept, name.from)
    ? source
    : null;
}
