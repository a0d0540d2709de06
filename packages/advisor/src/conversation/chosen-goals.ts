import type { Goal } from "@seven-figures/domain";
import { phraseOf } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";

const TAKE =
  /\b(?:add|take|store|save|keep|set|include|put|accept|want|go (?:with|for)|use|like|choose|pick|create|yes)\b/;
const ALL = /\b(?:all|them|these|those|everything|every one|each|the lot|both)\b/;
const COUNTS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const PLACES: Record<string, number> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  sixth: 5,
  "1st": 0,
  "2nd": 1,
  "3rd": 2,
};

/** "Only the first one please", "1 and 3", "all but the last one": nothing but which of them. */
const WHICH =
  /^(?:(?:and|or|just|only|the|all|but|both|goals?|numbers?|ideas?|ones?|suggestions?|N|#|first|second|third|fourth|fifth|sixth|1st|2nd|3rd|last|two|three|four|of|them|those|these|please|for now|to start|will do|is fine|are fine|is good|are good|sounds? good|add|take|save|keep|go with|,) ?)+$/;
const SAYS_WHICH = /\b(?:N|first|second|third|fourth|fifth|sixth|1st|2nd|3rd|last)\b/;
/** "Not the second one, add the rest". */
const THE_REST = /\b(?:rest|others|other ones)\b/;

const EXCEPT = /\b(?:except|but|apart from|without|other than)\b/;

const THANKS = /(?:[ ,]*(?:thank you|thanks|cheers|ta|thx))+(?: (?:very|so) much| a lot| a bunch| mate| love)?$/;

/** Which of the goals that were proposed someone takes up; null where they speak of something else. */
export function chosenGoals(sentences: readonly Sentence[], offered: readonly Goal[]): Goal[] | null {
  if (offered.length === 0 || sentences.length === 0 || sentences.some(({ asks }) => asks)) return null;
  const text = phraseOf(sentences.flatMap(({ tokens }) => tokens)).text.replace(THANKS, "");
  const leavesSome = THE_REST.test(text) && TAKE.test(text) && SAYS_WHICH.test(text);
  if (!takesSome(text, leavesSome)) return null;
  const first = countAfter(/\bfirst (two|three|four|five|six|\d)\b/, text);
  if (first !== null) return offered.slice(0, first);
  const except = leavesSome || (EXCEPT.test(text) && ALL.test(text));
  const last = countAfter(/\blast (two|three|four|one|\d)\b/, text);
  if (last !== null) return except ? offered.slice(0, -last) : offered.slice(-last);
  const places = placesIn(text, sentences);
  const named = namedIn(text, offered);
  if (except) return offered.filter((goal, at) => !named.includes(goal) && !places.includes(at));
  const byPlace = places.flatMap((at) => offered[at] ?? []);
  if (byPlace.length > 0) return byPlace;
  if (named.length > 0 && named.length < offered.length) return named;
  const isShortYes = /^(?:yes|add|sure)\b/.test(text) && (sentences[0]?.tokens.length ?? 0) <= 3;
  return ALL.test(text) || isShortYes ? [...offered] : null;
}

function isWhich(text: string): boolean {
  return WHICH.test(text) && SAYS_WHICH.test(text);
}

function takesSome(text: string, leavesSome: boolean): boolean {
  if (/\bM\b/.test(text) || (/\b(?:not|no|never)\b/.test(text) && !leavesSome)) return false;
  return TAKE.test(text) || isWhich(text);
}

function countAfter(pattern: RegExp, text: string): number | null {
  const count = pattern.exec(text)?.[1];
  return count === undefined ? null : (COUNTS[count] ?? Number(count));
}

/** "The first and the third", "number 2", counted from 0. */
function placesIn(text: string, sentences: readonly Sentence[]): number[] {
  const places = Object.entries(PLACES)
    .filter(([word]) => new RegExp(`\\b${word}\\b`).test(text))
    .map(([, at]) => at);
  if (!isWhich(text) && !/\b(?:number|goal|#) ?N\b/.test(text)) return places;
  const slots = sentences.flatMap(({ tokens }) => tokens.map(({ slot }) => slot));
  return [...places, ...slots.flatMap((slot) => (slot?.kind === "count" ? [slot.value - 1] : []))];
}

function namedIn(text: string, offered: readonly Goal[]): Goal[] {
  return offered.filter((goal) =>
    goal.title
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 3 && !/^(?:save|build|fund|your|with|goal|month|learn)$/.test(word))
      .some((word) => text.includes(word)),
  );
}
