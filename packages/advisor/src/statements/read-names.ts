import { SUGGESTED_INTERESTS, SUGGESTED_SKILLS } from "@seven-figures/domain";
import { type Found, find, groupTokens, type Phrase, phraseOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { properSpelling } from "../lexicon/brands.ts";
import { isChangeOfGoal } from "./goal-changes-asked.ts";
import { NAMES_RULES, type NamesRule } from "./names-rules.ts";
import type { Reading, RunReader } from "./reading.ts";
import type { Statement } from "./statement.ts";

export type List = "skills" | "interests";

/** "I don't play chess any more, drop it from my interests": what "it" is was said before. */
const POINTED =
  /\b(?:drop|remove|delete|take|strike|cross|scratch|erase|get rid of|pull)(?: off| out)? (?:it|that|that one|them|those|both|this)\b(?! (?:goal|account|card|loan|debt|one from|step))(?: (?:from|off|out of|in|on) (?:my |the )?(?:skills?|interests?|hobbies)(?: list)?)?/;
const OF_LIST = /\b(?:skills?|interests?|hobby|hobbies)\b/;

function removePointed(run: Phrase, { documents, heard }: Reading): { statement: Statement; to: number } | null {
  const found = find(run, POINTED);
  const match = found?.match;
  if (!match || !OF_LIST.test(`${heard} ${run.text}`)) return null;
  const before = ` ${heard} ${run.text.slice(0, match.index)} `;
  for (const list of ["interests", "skills"] as const) {
    const named = documents.skills[list].filter((name) => before.includes(` ${name.toLowerCase()} `));
    if (named.length > 0) return { statement: { kind: "names", list, add: [], remove: named }, to: found.to };
  }
  return null;
}

export const readNames: RunReader = (run, reading) => {
  const pointed = removePointed(run, reading);
  if (pointed) return { statements: [pointed.statement], from: 0, to: pointed.to };
  return [{ phrase: run, from: 0 }, ...ownParts(run)].reduce<ReturnType<RunReader>>(
    (read, { phrase, from }) => read ?? readPart(phrase, from, reading),
    null,
  );
};

const BEGINS_ANEW = /^(?:,|and|but|plus|then)$/;
const OWN = /^(?:i|we|my|our)$/;

/** What never stands in a list of names: what follows it after a comma is told for itself. */
const IS_FIGURE = /^(?:money|percent|range|period|date)$/;

/**
 * "I'm into gardening, and I make 24 an hour", "my pay is 62k, chess goes on my interests": the parts of a run that
 * have a subject of their own or follow on a figure.
 */
function ownParts(run: Phrase): { phrase: Phrase; from: number }[] {
  const { tokens } = run;
  const starts = tokens.flatMap(({ text, slot }, at) => {
    const isNext = at > 0 && slot === null && BEGINS_ANEW.test(tokens[at - 1]?.text ?? "");
    const isStart = isNext && (OWN.test(text) || IS_FIGURE.test(tokens[at - 2]?.slot?.kind ?? ""));
    return at === 0 || isStart ? [at] : [];
  });
  if (starts.length < 2) return [];
  return starts.map((from, index) => {
    let to = starts[index + 1] ?? tokens.length;
    while (to > from && BEGINS_ANEW.test(tokens[to - 1]?.text ?? "")) to--;
    return { phrase: phraseOf(tokens.slice(from, to)), from };
  });
}

/** What is listed goes on to something else: "gardening and I make 24 an hour". */
const RUNS_ON = /(?:^| )(?:,|and|but|plus) (?:i|we|my|our) /;

function readPart(run: Phrase, offset: number, reading: Reading): ReturnType<RunReader> {
  for (const { pattern, does } of NAMES_RULES) {
    const found = find(run, pattern);
    if (!found || RUNS_ON.test(found.match.groups?.what ?? "")) continue;
    if (does === "add" && isTypeOfGoal(run, reading)) continue;
    const statement = statementBy(does, run, found, reading);
    if (statement) return { statements: [statement], from: offset + startOf(run, found.from), to: offset + found.to };
  }
  return null;
}

function statementBy(does: NamesRule["does"], run: Phrase, { match }: Found, reading: Reading): Statement | null {
  const names = namedIn(groupTokens(run, match, "what"), reading);
  const out = does === "swap" ? namesOf(groupTokens(run, match, "out")) : [];
  if (names.length === 0 || names.length > 12 || (does === "swap" && out.length === 0)) return null;
  const list = listOf(match.groups?.list ?? "", match[0]);
  return does === "remove"
    ? { kind: "names", list, add: [], remove: names }
    : { kind: "names", list, add: names, remove: out };
}

/** "The podcast should be under skill": of which type a goal is. */
function isTypeOfGoal(run: Phrase, reading: Reading): boolean {
  return /\bskill\b(?! (?:list|set|section))/.test(run.text) && isChangeOfGoal(run, reading);
}

const POINTS = /^(?:it|that|this|them|those|these)$/;

/** A list of changes is no list of names: "my skills: remove Sales, add SEO". */
const COMMAND = /(?:'s|\bis|\bare) (?:in|out)(?:$| ,)|(?:^|, |and )(?:add|remove|delete|drop|take|put|swap|replace) /;

/** What comes after a name tells why or when: "birdwatching since we moved out here". */
const REASON =
  /(?: ,)? (?:since|because|when|whenever|thanks to|ever since|now that|as (?:i|we|my|it|they|you)|after (?:i|we|my|moving|years|watching|taking|all)|so (?:that )?(?:i|we|please|you)|although|though|but|while|if|these days|right now|in my (?:spare|free) time|on (?:the )?weekends|over the (?:last|past)|for (?:years|ages|a while|many years|T|over)|and i (?:am|have|do|love|like|want|would)|B|D)\b.*$/;

function withoutReason(what: Token[]): Token[] {
  const match = REASON.exec(phraseOf(what).text);
  return match ? what.slice(0, phraseOf(what).text.slice(0, match.index).split(" ").length) : what;
}

/** "I put a lot of work into my skills". */
const IS_EFFORT =
  /^(?:(?:a|an|more|so|some|much|extra) )*(?:(?:lots?|bit|ton|tons) of )?(?:time|work|effort|money|thought)$/;

function namedIn(said: Token[], reading: Reading): string[] {
  const what = withoutReason(said);
  const { text } = phraseOf(what);
  const hasFigure = what.some(({ slot }) => slot?.kind === "money" || slot?.kind === "percent");
  if (hasFigure || COMMAND.test(text) || IS_EFFORT.test(text)) return [];
  return POINTS.test(text) ? justNamed(reading) : namesOf(what);
}

/** "Drop chess from interests, add it to skills": what was just taken off or put on. */
function justNamed({ statements }: Reading): string[] {
  const last = statements.at(-1);
  return last?.kind === "names" ? [...last.add, ...last.remove] : [];
}

/** The polite words before a command go with it. */
function startOf(run: Phrase, from: number): number {
  let start = from;
  while (
    start > 0 &&
    /^(?:can|could|would|you|please|also|and|,|now|then|go|ahead|i|like|to|want)$/.test(
      run.tokens[start - 1]?.text ?? "",
    )
  )
    start--;
  return start;
}

/** Which list a word for it means; without one, as the rest of what was said tells. */
export function listOf(word: string, match: string): List {
  if (/skill/.test(word)) return "skills";
  if (/interest|hobb/.test(word)) return "interests";
  return /\b(?:interested|into|passionate|keen|fan|fascinated|care about)\b/.test(match) ? "interests" : "skills";
}

const DROPPED =
  /^(?:and|,|:|the|some|also|a bit of|both|please|too|now|as|well|instead|skills?|doing|things|like|is|are|down|-)$/;
const PROPER = new Map(
  [...SUGGESTED_SKILLS, ...SUGGESTED_INTERESTS].map((name) => [name.toLowerCase(), name] as const),
);

/** The names in an enumeration, each tidied. */
export function namesOf(tokens: Token[]): string[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.slot === null && /^(?:,|and|&|plus|also)$/.test(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts
    .map(dropEnds)
    .filter((part) => part.length > 0 && part.length <= 6 && !part.every(isFigure))
    .map(nameOf)
    .filter(
      (name) =>
        name !== "" &&
        !/^(?:it|that|them|those|this|these) /i.test(name) &&
        !/^(?:it|that|them|those|this|these|one|rusty|good|great|bad|poor|decent|basic|limited|lacking|improving|the same|fine|zero|none|nothing|useless|strong|weak|outdated|changing|growing)$/i.test(
          name,
        ),
    );
}

/** "Interest: 29.99%" is no hobby. */
function isFigure({ slot }: Token): boolean {
  return slot !== null && /^(?:percent|money|range|period)$/.test(slot.kind);
}

function dropEnds(tokens: Token[]): Token[] {
  let [from, to] = [0, tokens.length];
  while (from < to && DROPPED.test(tokens[from]?.text ?? "")) from++;
  while (to > from && DROPPED.test(tokens[to - 1]?.text ?? "")) to--;
  return tokens.slice(from, to);
}

/** "public speaking" is "Public Speaking", "power BI" keeps its capitals. */
function nameOf(tokens: Token[]): string {
  const text = tokens
    .map((token) => token.raw || token.text)
    .join(" ")
    .replace(/ (['’]s)\b/g, "$1");
  const known = PROPER.get(text.toLowerCase()) ?? PROPER.get(phraseOf(tokens).text);
  if (known) return known;
  return text
    .split(" ")
    .map(
      (word) =>
        properSpelling(word.toLowerCase()) ??
        (/^\p{Ll}/u.test(word) && !/^(?:of|and|the|to|in|for|with)$/.test(word)
          ? word.charAt(0).toUpperCase() + word.slice(1)
          : word),
    )
    .join(" ");
}
