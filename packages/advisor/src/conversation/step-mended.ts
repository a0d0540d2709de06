import type { Documents } from "@seven-figures/domain";
import { wordsOf } from "../statements/read-mention.ts";
import type { StepStatement } from "../statements/statement.ts";
import { WEAK } from "../statements/step-match.ts";
import type { LastWrite } from "./conversation.ts";
import { type Correction, replayed } from "./correct-last.ts";
import { MISTAKEN } from "./said-otherwise.ts";

const TURNED =
  /\b(?:turned (?:a?round|about)|mixed (?:\w+ )?up|muddled|backwards|other way|wrong (?:one|step)|meant)\b/;
const AS_WELL = /\b(?:too|also|as well|both|another|again|then|next)\b|\?/;
/** What says that something is not done. */
const OPEN = /\b(?:not|isn't|hasn't|wasn't|still|never|bare|open|undone|unfinished|to (?:go|come|do))\b/;
const PIECES = /[.;:,!\n]+|\bbut\b|(?=\b(?:not|instead of)\b)/;

/**
 * "I have it turned around, it was the south side; the north is still bare", right after the north side was ticked off: the other
 * step is, and that one is open as it was. Null where no other step of that goal is told, or both are.
 */
export function stepMended(message: string, last: LastWrite, documents: Documents): Correction | null {
  const [told, ...others] = last.statements;
  if (told?.kind !== "step" || told.action !== "tick" || others.length + told.titles.length !== 1) return null;
  const text = message.toLowerCase().replace(/\u2019/g, "'");
  const pieces = text.split(PIECES);
  const [title = ""] = told.titles;
  const isDenied = pieces.some((piece) => OPEN.test(piece) && names(piece, title, documents));
  if (AS_WELL.test(text) || !(isDenied || MISTAKEN.test(text) || TURNED.test(text))) return null;
  const [meant, ...more] = stepsBeside(title, documents, last).filter((each) =>
    pieces.some((piece) => !OPEN.test(piece) && names(piece, each, documents)),
  );
  if (meant === undefined || more.length > 0) return null;
  const statement: StepStatement = { ...told, titles: [meant] };
  const correction = replayed(last, [statement], documents);
  return correction && correction.changes.length > 0 ? correction : null;
}

/** The open steps beside one, of the goal that was just changed. */
function stepsBeside(title: string, { goals }: Documents, { changes }: LastWrite): string[] {
  const ids = changes.flatMap((change) => (change.kind === "edit-goal" ? [change.id] : []));
  return goals.intermediateGoals
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ submilestones }) => submilestones)
    .filter((step) => step.title !== title && !step.completed)
    .map((step) => step.title);
}

/** Whether a piece says all of a step's words that no other step of its goal has. */
function names(piece: string, title: string, { goals }: Documents): boolean {
  const goal = goals.intermediateGoals.find(({ submilestones }) => submilestones.some((step) => step.title === title));
  const others =
    goal?.submilestones.filter((step) => step.title !== title).flatMap((step) => wordsOf(step.title)) ?? [];
  const own = wordsOf(title).filter((word) => !WEAK.test(word) && !others.includes(word));
  const said = wordsOf(piece);
  return own.length > 0 && own.every((word) => said.includes(word));
}
