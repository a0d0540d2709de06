import { find, groupTokens, type Phrase, phraseOf } from "../language/phrase.ts";
import { INSTEAD, LIST } from "./names-rules.ts";
import { type List, listOf, namesOf } from "./read-names.ts";
import type { ClauseReader, Reading } from "./reading.ts";
import type { Statement } from "./statement.ts";

const LEAD =
  "^(?:and |also |then |but |or |so |, |please |instead |now |can you |could you |you can |i would like to |: )*";

/** Adding to, taking off and swapping in the list of skills or interests last spoken of, which is not named again. */
const CHANGES: { pattern: RegExp; does: "add" | "remove" }[] = [
  {
    pattern: new RegExp(
      `${LEAD}(?:replace|swap|switch|exchange) (?:it|that|them|that one) (?:out )?(?:with|for|by) (?<what>.+?)${INSTEAD}$`,
      "d",
    ),
    does: "add",
  },
  {
    pattern: new RegExp(
      `${LEAD}(?:add|put|include|list|stick|pop|throw|write|enter|give me)(?: in| on| down)? (?<what>.+?)${INSTEAD}$`,
      "d",
    ),
    does: "add",
  },
  {
    pattern: new RegExp(
      `${LEAD}(?:remove|delete|drop|take (?:off|out)|take|lose|scrap|ditch|get rid of|strike|erase|cross off|pull)(?: off| out)? (?<what>.+?)(?: off| out| from (?:there|it)| off (?:there|it))?$`,
      "d",
    ),
    does: "remove",
  },
];

/** "Some changes to my skills: ...", "swap some skills for me: ...": what follows is about that list. */
const ANNOUNCED = new RegExp(
  `${LEAD}(?:i (?:have|need|want) (?:to (?:make )?)?)?(?:(?:swap|change|switch|update|edit|adjust|fix|tidy|clean|refresh|tweak|revise|changes?|updates?|edits?|a swap|a change|an update)(?: up| out)? )?(?:(?:a|some|a few|a couple of|two|one|to|on|in|for|of|with|my|the|quick|small|little) )*${LIST}(?: (?:for me|around|a bit|update|updates|changes?|list|edits?|swap|need (?:a |an |some )?(?:update|change|changes|updating|refresh)))*(?: :| ,|$)`,
);

/** What is no skill and no interest: something owned, owed or aimed at, or a word that only points. */
const NOT_LISTED =
  /\b(?:[MPDRTNQ]|i|we|my|our|me|it|that|them|this|those|these|one|goals?|accounts?|cards?|loans?|debts?|assets?|steps?|milestones?|fund|savings|to|from|worth|income|expenses|target)\b/;

const CHANGING = /\b(?:swap|chang|switch|updat|edit|adjust|fix|tid|clean|refresh|tweak|revis)/;

export const readListChanges: ClauseReader = ({ phrase, modality }, reading) => {
  if (modality !== "command" && modality !== "fact") return null;
  const heading = find(phrase, ANNOUNCED);
  const list = heading ? listOf(heading.match.groups?.list ?? "", "") : listInMind(reading);
  if (!list) return null;
  if (!heading) return changeOf(phrase, list, reading);
  reading.listAnnounced = { list, at: reading.statements.length };
  const rest = phraseOf(phrase.tokens.slice(heading.to));
  if (rest.tokens.length > 0) return changeOf(rest, list, reading);
  return CHANGING.test(phrase.text) ? [] : null;
};

/** The list that was changed just before, or that a heading named. */
function listInMind({ statements, listAnnounced }: Reading): List | null {
  const last = statements.at(-1);
  if (last?.kind === "names") return last.list;
  return listAnnounced?.at === statements.length ? listAnnounced.list : null;
}

function changeOf(phrase: Phrase, list: List, { documents }: Reading): Statement[] | null {
  const stored = documents.skills[list].map((name) => name.toLowerCase());
  for (const { pattern, does } of CHANGES) {
    const found = find(phrase, pattern);
    const what = found ? groupTokens(phrase, found.match, "what") : [];
    if (what.length === 0 || NOT_LISTED.test(phraseOf(what).text)) continue;
    const names = namesOf(what);
    if (names.length === 0 || (does === "remove" && !names.every((name) => stored.includes(name.toLowerCase()))))
      continue;
    return [{ kind: "names", list, add: does === "add" ? names : [], remove: does === "remove" ? names : [] }];
  }
  return null;
}
