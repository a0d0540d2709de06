import type { Documents } from "@seven-figures/domain";
import { knownEntries, matchEntries } from "../../matching/match-entries.ts";
import { matchGoals } from "../../matching/match-goals.ts";
import { storedName } from "../../matching/stored-name.ts";
import type { ReaderToken } from "../../reader/reader-tokens.ts";
import { NO_MENTION, nameWordsOf } from "../../statements/read-mention.ts";
import type { Shown } from "../conversation.ts";

/** Words that name what is stored. */
export interface Place {
  words: string[];
  things: Shown[];
}

/**
 * A message about money in one line: sums as `M0`, what is stored as `A0` an account, `T0` any other asset, `D0` a debt, `G0` a goal, `S0` what fits several of
 * them; all other words in lower case.
 */
export interface Line {
  text: string;
  sums: readonly number[];
  places: readonly Place[];
  /** Whether a name goes over more than its words beside each other: "Emma's 529". */
  isJoined: boolean;
}

/** "In cash", "75 cash back" name no account of that kind. */
const OWN = /^(?:my|the|our|that)$/;
const ENTRY = /[ADad]/;
const OF_NAME = /[ADGad]/;
/** What stands between two words of a name. */
const OWNER = /^(?:'s|is|of)$/;
/** Words of titles that name nothing by themselves. */
const NO_NAME =
  /^(?:no|not|down|up|out|in|on|off|of|to|for|from|and|pay|put|week|today|every|twice|one|with|the|make|go)$/;
const OF_GOAL = /^(?:goal|pot|target)$/;
/** Nothing is counted in these but money. */
const COUNTED =
  /^(?:days?|weeks?|months?|years?|yrs?|hours?|hrs?|miles?|kids?|people|times|[ap]m|st|nd|rd|th|percent|points?)$/;
const NO_SUM = /^(?:percent|period|range|hours|quote)$/;

/** The line of a message; null where it has what only moved money never has: a rate, a period, a range. */
export function lineOf(said: readonly ReaderToken[], documents: Documents): Line | null {
  const [sums, places, words]: [number[], Place[], string[]] = [[], [], []];
  let isJoined = false;
  for (let at = 0; at < said.length; ) {
    const token = said[at] as ReaderToken;
    const isSpan = token.slot?.kind === "period" && said[at - 1]?.slot === null;
    if (token.slot !== null && NO_SUM.test(token.slot.kind) && !isSpan) return null;
    const to = endOfName(said, at, documents);
    const place = to > at ? placeOf(said, at, to, documents) : null;
    if (place) words.push(`${letterOf(place.things, documents)}${places.push(place) - 1}`);
    else words.push(wordOf(token, said[at + 1], sums));
    isJoined ||= place !== null && said.slice(at, to).some(({ text }) => /^(?:'s|is)$/.test(text));
    at = place ? to : at + 1;
  }
  return {
    text: words
      .join(" ")
      .toLowerCase()
      .replace(/\b[madgst]\d+\b/g, (code) => code.toUpperCase()),
    sums,
    places,
    isJoined,
  };
}

function wordOf({ slot, text, raw }: ReaderToken, next: ReaderToken | undefined, sums: number[]): string {
  const isSum = slot?.kind === "money" || (slot?.kind === "count" && !COUNTED.test(next?.text ?? ""));
  if (isSum && (slot?.kind === "money" || slot?.kind === "count") && slot.value > 0)
    return `M${sums.push(slot.value) - 1}`;
  if (slot?.kind === "date") return /\b(?:tomorrow|next|coming|by|end)\b/i.test(raw) ? "tomorrow" : "today";
  return text;
}

/** Where the words of a name end that begins at a token: "Emma's 529", "line of credit" are one. */
function endOfName(said: readonly ReaderToken[], from: number, documents: Documents): number {
  const isOfName = (token?: ReaderToken) => token?.slot === null && OF_NAME.test([...token.marks].join(""));
  let to = from;
  while (isOfName(said[to]) && !(to === from && NO_NAME.test(said[to]?.text ?? ""))) to += 1;
  while (to > from && NO_NAME.test(said[to - 1]?.text ?? "") && !endsName(said, from, to, documents)) to -= 1;
  const isOwner = to > from && OWNER.test(said[to]?.text ?? "");
  const things = isOwner ? thingsOf(said.slice(from, to), documents) : [];
  const next = said[to + 1]?.text ?? "";
  return things.some(({ id }) => nameWordsOf(storedName(id, documents) ?? "").includes(next)) ? to + 2 : to;
}

/** Whether words that name nothing by themselves end the name of something: "Capital One". */
function endsName(said: readonly ReaderToken[], from: number, to: number, documents: Documents): boolean {
  const words = said.slice(from, to).map(({ text }) => text);
  return (
    words.length > 1 &&
    thingsOf(said.slice(from, to), documents).some(({ id }) =>
      ` ${(storedName(id, documents) ?? "").toLowerCase()} `.includes(` ${words.join(" ")} `),
    )
  );
}

function placeOf(said: readonly ReaderToken[], from: number, to: number, documents: Documents): Place | null {
  const tokens = said.slice(from, to).filter(({ text }) => !OWNER.test(text));
  if (to - from === 1 && tokens[0]?.text === "cash" && !OWN.test(said[from - 1]?.text ?? "")) return null;
  const entries = thingsOf(tokens, documents);
  const goals = goalsOf(tokens, documents);
  const isGoal = said.slice(to, to + 2).some(({ text }) => OF_GOAL.test(text));
  const isAccount = said.slice(to, to + 1).some(({ text }) => /^accounts?$/.test(text));
  const narrowed = isAccount && entries.length > 1 ? entries.filter((each) => letterOf([each], documents) === "A") : [];
  const meant = narrowed.length > 0 ? narrowed : entries;
  const things = goals.length > 0 && (isGoal || entries.length === 0) ? goals : meant;
  return things.length > 0 ? { words: tokens.map(({ text }) => text), things } : null;
}

function thingsOf(tokens: readonly ReaderToken[], documents: Documents): Shown[] {
  if (!tokens.some(({ marks }) => ENTRY.test([...marks].join("")))) return [];
  const words = tokens.map(({ text }) => text);
  const found = matchEntries({ ...NO_MENTION, words, name: words.join(" ") }, knownEntries(documents, null));
  const isNamed = ({ entry }: (typeof found)[number]) => nameWordsOf(entry.name).some((word) => words.includes(word));
  const named = found.filter(isNamed);
  // "the dentist" is a cost, and no debt of a kind that holds all sorts
  if (named.length === 0 && found.every(({ side, entry }) => side === "debt" && entry.type === "other")) return [];
  return (named.length === 1 ? named : found).map(({ entry, side }): Shown => ({ side, id: entry.id }));
}

function goalsOf(tokens: readonly ReaderToken[], documents: Documents): Shown[] {
  if (!tokens.some(({ marks }) => marks.has("G"))) return [];
  const words = tokens.filter(({ marks }) => marks.has("G")).map(({ text }) => text);
  return matchGoals({ ...NO_MENTION, words, name: words.join(" ") }, documents).map(
    ({ id }): Shown => ({ side: "goal", id }),
  );
}

const KEEPS_MONEY = /^(?:savings|stocks|bonds|retirement|crypto)$/;
const IS_ACCOUNT = /\b(?:fund|pot|jar|account|plan|savings|529|envelope|stash)\b/i;

/** The letter of what one thing is, or of several. */
export function letterOf([thing, ...others]: readonly Shown[], { financials }: Documents): string {
  if (!thing || others.length > 0) return "S";
  if (thing.side !== "asset") return thing.side === "debt" ? "D" : "G";
  const asset = financials.assets?.find(({ id }) => id === thing.id);
  return asset && (KEEPS_MONEY.test(asset.type) || IS_ACCOUNT.test(asset.name)) ? "A" : "T";
}
