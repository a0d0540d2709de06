import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Weighed } from "../reader/weigh-readings.ts";
import type { Conversation, Shown } from "./conversation.ts";
import { namesIn } from "./shown-in.ts";
import { toldOf } from "./told-things.ts";

/** "The first one is", "make the second": nothing else stands between its place and its figure, as in "the first of May". */
const placed = (words: string) =>
  new RegExp(
    `\\b(?:the |^)(?:${words})(?: one)?(?: (?:is|are|at|now|has|should|down|up|stands|dropped|worth|to)\\b|'s (?:at|now|down|up|worth|\\$?\\d)|[,:]? \\$?\\d)`,
  );
const ORDINALS: readonly [RegExp, number][] = [
  [placed("first|1st|top(?! \\d{1,2} )|former"), 0],
  [placed("second|2nd|latter"), 1],
  [placed("third|3rd"), 2],
  [placed("last(?= one)|bottom"), -1],
];
const BOTH = /\b(?:both|them|they|respectively|those)\b/;
const STANDS = /\b(?:is|are|at|now|down to|up to|worth|make|set|should be|dropped to|it's)\b/;
const NOT_SO =
  /\?|\b(?:was|were|used to|his|hers?|their|theirs|wrong|if|would|could|should|will|want|paid|put|added|sold|took|moved|rate|percent|if|not sure|maybe|month|week|year)\b/;
const SIDES = { assets: "asset", debts: "debt", goals: "goal" } as const;

/** "The first one is 1,200 now", "make them 3,500 and 700": figures for what the answer before told of, by its place there. */
export function pointedAt(
  weighed: Weighed,
  said: readonly ReaderToken[],
  message: string,
  conversation: Conversation,
  documents: Documents,
): Weighed {
  const text = message.toLowerCase();
  const sums = said.flatMap(({ slot }) => (slot?.kind === "money" ? [slot.value] : []));
  if (sums.length === 0 || NOT_SO.test(text) || !STANDS.test(text) || namesOf(said, documents)) return weighed;
  const listed = listedBefore(conversation, documents);
  const place = ORDINALS.find(([pattern]) => pattern.test(text))?.[1];
  const things =
    sums.length === 1 && place !== undefined && listed.length > 1
      ? [listed.at(place)]
      : sums.length === listed.length && listed.length > 1 && BOTH.test(text)
        ? listed
        : [];
  if (things.length !== sums.length) return weighed;
  const statements = things.flatMap((thing, at) => (thing ? [toldOf(thing, "set", sums[at] ?? null, documents)] : []));
  return statements.length === sums.length ? { statements, asks: [], tellsOnly: true } : weighed;
}

function namesOf(said: readonly ReaderToken[], documents: Documents): boolean {
  return namesIn(said, documents).some(({ by }) => by !== "kind");
}

/** The entries that the last answer was of, in the order in which it told them. */
function listedBefore({ shown = [], memory, since = 0 }: Conversation, { financials }: Documents): Shown[] {
  if (since === 0) return [];
  const items = (memory.figures?.items ?? []).map(({ side, id }): Shown => ({ side: SIDES[side], id }));
  const ids = new Set([...(financials.assets ?? []), ...(financials.debts ?? [])].map(({ id }) => id));
  const entries = (things: readonly Shown[]) => things.filter(({ id }) => ids.has(id));
  return shown.length > 1 ? entries(shown) : entries(items);
}
