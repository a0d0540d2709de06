import { type CalendarDate, type Documents, sameJson } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Conversation, LastWrite } from "./conversation.ts";
import { type Correction, replayed } from "./correct-last.ts";
import type { Corrected } from "./corrected-as-read.ts";
import { figureAlone, tellsHowItStands } from "./figure-alone.ts";
import { saidToMend } from "./said-otherwise.ts";
import { toldAgain } from "./told-again.ts";
import { statementId } from "./told-things.ts";

/** What a figure alone puts right of the last few writes; null where it puts nothing right. */
export function rightedByFigure(
  message: string,
  tokens: readonly ReaderToken[],
  { recent = [], last }: Conversation,
  documents: Documents,
  today: CalendarDate,
): Corrected | null {
  const alone = figureAlone(saidToMend(message, tokens, documents), recent, documents);
  if (!alone) return null;
  const { told, meant } = alone;
  if (last && recent.at(-1)?.statements.includes(told) && sameJson(recent.at(-1)?.statements, last.statements)) {
    const statements = last.statements.map((each) => (sameJson(each, told) ? meant : each));
    const correction = replayed(last, statements, documents);
    return correction && correction.changes.length > 0 ? { what: "correct", correction } : null;
  }
  const changes = toldAgain(statementId(told, documents), told, meant, recent, documents, today);
  return changes && changes.length > 0 ? { what: "change", changes } : null;
}

/** What a figure alone puts right of a reading that was offered, and written with nothing yet. */
export function offeredByFigure(
  message: string,
  tokens: readonly ReaderToken[],
  last: LastWrite,
  documents: Documents,
): Correction | null {
  const { statements, changes } = last;
  if (!statements.every(tellsHowItStands)) return null;
  const alone = figureAlone(saidToMend(message, tokens, documents), [{ statements, changes, inverse: [] }], documents);
  if (!alone) return null;
  const meant = statements.map((each) => (each === alone.told ? alone.meant : each));
  const correction = replayed(last, meant, documents);
  return correction && correction.changes.length > 0 ? correction : null;
}
