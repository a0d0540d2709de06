/**
 * A long message says what matters first; the rest stands under this heading, up to the next rule (`---`) or the end.
 * Whoever shows messages may fold that part; where nobody does, it reads as any other part.
 */
export const FOLD_HEADING = "### The whole plan";
const RULE = "---";

interface FoldedMessage {
  /** What is shown at once. */
  brief: string;
  /** What unfolds; empty where there is nothing to fold. */
  rest: string;
  /** What comes after it, shown at once too. */
  after: string;
}

/** Puts a message together so that {@link unfold} can tell its parts. */
export function foldMessage(brief: string, rest: string): string {
  return rest === "" ? brief : `${brief}\n\n${FOLD_HEADING}\n\n${rest}\n\n${RULE}`;
}

export function unfold(message: string): FoldedMessage {
  const lines = message.split("\n");
  const start = lines.indexOf(FOLD_HEADING);
  if (start === -1) return { brief: message, rest: "", after: "" };
  const rule = lines.indexOf(RULE, start);
  const end = rule === -1 ? lines.length : rule;
  const part = (from: number, to?: number) => lines.slice(from, to).join("\n").trim();
  return { brief: part(0, start), rest: part(start + 1, end), after: part(end + 1) };
}
