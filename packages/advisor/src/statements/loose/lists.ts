import { find, groupTokens, type Phrase, phraseOf } from "../../language/phrase.ts";
import type { Token } from "../../language/token.ts";
import { listOf, namesOf } from "../read-names.ts";
import type { Reading, RunReader } from "../reading.ts";
import type { Statement } from "../statement.ts";
import { ADDING_FRAMES, type ListFrame, NO_NAME, NOT_LISTING, REMOVING_FRAME } from "./list-frames.ts";

/** Skills and interests put on a list or taken off it in words that no rule knows. */
export const readListsLoosely: RunReader = (run, reading) => {
  if (NOT_LISTING.test(reading.heard)) return null;
  return removedFrom(run, reading) ?? addedTo(run, reading);
};

const DENIED = /\b(?:not|no|keep|leave) (?:[\w'-]+ ){0,4}$/;

/** "Chess does nothing for me, snip it from my interests": a stored name, said before, comes off. */
function removedFrom(run: Phrase, reading: Reading): ReturnType<RunReader> {
  const found = find(run, REMOVING_FRAME);
  if (!found || /\b[MPRT]\b/.test(run.text)) return null;
  const { match } = found;
  const list = listOf(match.groups?.list ?? "", "");
  const clause = run.text.slice(0, match.index).split(" , ").at(-1) ?? "";
  if (DENIED.test(clause)) return null;
  const at = reading.heard.indexOf(run.text.slice(0, match.index + match[0].length));
  const before = ` ${reading.heard.slice(0, Math.max(0, at))} ${run.text.slice(0, match.index)} `;
  const pointed = /\b(?:it|that|this|them|those|these|both)\b/.test(clause) || clause.trim().length < 4;
  const stored = reading.documents.skills[list];
  const namedIn = (text: string) => stored.filter((name) => text.includes(` ${name.toLowerCase()} `));
  const names = [` ${clause} `, ...(pointed ? [before, ` ${reading.before} `] : [])].map(namedIn);
  const remove = names.find((each) => each.length > 0);
  return remove ? { statements: [{ kind: "names", list, add: [], remove }], from: 0, to: found.to } : null;
}

function addedTo(run: Phrase, reading: Reading): ReturnType<RunReader> {
  const isDenied = /\b(?:not|no)\b/.test(run.text);
  for (const frame of ADDING_FRAMES) {
    const found = isDenied && frame.names === "what" ? null : find(run, frame.shape);
    if (!found) continue;
    const names = namesIn(frame, run, found.match, reading);
    if (names.length === 0 || names.length > 8) continue;
    const statement: Statement = {
      kind: "names",
      list: listOf(found.match.groups?.list ?? "", ""),
      add: names,
      remove: [],
    };
    const rest = frame.names === "before" ? 0 : found.from;
    return { statements: [statement], from: rest, to: found.to };
  }
  return null;
}

function namesIn({ names }: ListFrame, run: Phrase, match: RegExpExecArray, reading: Reading): string[] {
  const isStored = Object.values(reading.documents.skills)
    .flat()
    .some((name) => name.toLowerCase() === run.tokens[0]?.text);
  if (names === "what")
    return isStored && /^[a-z]+ [a-z]+ (?:in|into|to|on|onto) /.test(run.text)
      ? []
      : plainNames(groupTokens(run, match, "what"));
  const told = phraseOf(run.tokens.slice(0, run.text.slice(0, match.index).split(" ").filter(Boolean).length));
  const last = reading.statements.at(-1);
  if (told.text === "" && last?.kind === "names") return [...last.add, ...last.remove];
  return toldOf(told);
}

/** "Soldering is something I am good at", "I am mad about kayaking and sudoku": what is then to be listed. */
const TOLD = [
  /^(?:so |and |, )*(?<what>(?!(?:i|we|my|it|that|this|there) )(?:[\w'-]+ ){1,5}?)(?:is|are|has|have|was|brings|gives|does|comes) /d,
  /^(?:so |and |, )*(?:i|we) (?:[a-z]+ly |also |have |am |are |do |can |just |got |been |always |still )*[a-z]+(?: [a-z]+)?(?: (?:up|to|about|at|into|in|on|with|for|of|over))+ (?:doing |playing )?(?<what>.+?)(?: (?:down|these days|lately|every|since|a lot|very|all the|most|as|to an) ?.*)?(?: ,| and)?$/d,
  /^(?:so |and |, )*(?:i|we) (?:[a-z]+ly |also |do |can |just |always |still |have )*(?:[a-z]+)(?: (?:doing|playing))? (?<what>(?!(?:to|the|a) )(?:[\w'-]+(?![\w'-]) ?){1,3}?)(?: (?:down|these days|lately|every|since|a lot|very|all the|most|as|to an) ?.*)?(?: ,| and)?$/d,
];

function toldOf(told: Phrase): string[] {
  for (const pattern of TOLD) {
    const found = find(told, pattern);
    const names = found ? plainNames(groupTokens(told, found.match, "what")) : [];
    if (names.length > 0) return names;
  }
  return [];
}

function plainNames(tokens: Token[]): string[] {
  const { text } = phraseOf(tokens);
  return NO_NAME.test(text) ? [] : namesOf(tokens);
}
