import { type Documents, roundToCents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Weighed } from "../reader/weigh-readings.ts";
import type { EntryAction } from "../statements/statement.ts";
import type { Conversation, Shown } from "./conversation.ts";
import { openEnds } from "./open-ends.ts";
import { unknownWords } from "./sales/placing-words.ts";
import { namesIn } from "./shown-in.ts";
import { wordsBesideEntries } from "./token-pieces.ts";
import { toldOf } from "./told-things.ts";

const NOT_SO =
  /\?|\b(?:if|should|could|would|might|may|will|want|going to|gonna|plan|maybe|not|never|tomorrow|next|later|owe|worth|is|are|was|were|now|at|from|using|per|every)\b|n['’]t\b|%/i;
const SAME =
  /\b(?:same(?! (?:day|date|time|month|week|way|account|card|one|place|bank))|ditto|likewise|as much(?! as))\b/;
const EACH = /\beach\b(?! (?:day|week|month|year|time|pay))|\bapiece\b/;
const SPLIT = /\b(?:split|divided|halved|shared)\b.*\b(?:between|across|over|among)\b/;
const HALVES = /\bhalf\b.*\bhalf\b/;
const CHARGES = /\b(?:charged|swiped|spent|bought|borrowed)\b/;
const TAKES = /\b(?:took|withdrew|pulled|drew)\b/;
const GIVES =
  /\b(?:paid|payed|put|knocked|sent|gave|threw|chucked|split|divided|halved|went|goes|off|towards?|moved|added|popped)\b/;
const BESIDE =
  "knocked off split divided halved shared evenly equally between across each same again ditto likewise much half other gave to amount i today".split(
    " ",
  );
const MOST_UNKNOWN = 3;

/**
 * One sum told of several things: "400 off the Visa and the same off the loan", "200 each on both cards by their names", "split
 * 600 between them", "half to the one, half to the other", of a sum that was said or was just taken. What was read, where
 * nothing of the kind is told.
 */
export function sameForEach(
  weighed: Weighed,
  message: string,
  said: readonly ReaderToken[],
  conversation: Conversation,
  documents: Documents,
): Weighed {
  const text = said.map((token) => token.text.toLowerCase()).join(" ");
  const share = shareOf(text);
  const sum = sumIn(said, share, conversation);
  if (share === null || sum === null || NOT_SO.test(message) || TAKES.test(text) || tellsMore(said)) return weighed;
  const things = eachNamed(said, documents);
  if (things === null || (share < 1 && things.length !== 2)) return weighed;
  const actions = things.map(({ side }) => actionOn(side, text));
  const statements = things.flatMap((thing, at) => {
    const action = actions[at];
    return action ? [toldOf(thing, action, roundToCents(sum * share), documents)] : [];
  });
  return statements.length === things.length ? { statements, asks: [], tellsOnly: true } : weighed;
}

/** What part of the sum goes to each; null where it is not told of several. */
function shareOf(text: string): number | null {
  if (HALVES.test(text) || SPLIT.test(text)) return 1 / 2;
  return SAME.test(text) || EACH.test(text) ? 1 : null;
}

/** The one sum that is said; of halves, else what was just taken. */
function sumIn(said: readonly ReaderToken[], share: number | null, conversation: Conversation): number | null {
  const figures = said.flatMap(({ slot }) => (slot && slot.kind !== "date" && slot.kind !== "past" ? [slot] : []));
  const [sum, ...others] = figures;
  if (others.length > 0) return null;
  if (sum) return sum.kind === "money" ? sum.value : null;
  const [end, ...more] = openEnds(conversation).filter(({ ago }) => ago === 0);
  return share !== 1 && end && more.length === 0 && !end.isFilled ? end.amount : null;
}

function tellsMore(said: readonly ReaderToken[]): boolean {
  return unknownWords(wordsBesideEntries(said), BESIDE) > MOST_UNKNOWN;
}

/** Two entries or more, each surely named; null where any name may be another's. */
function eachNamed(said: readonly ReaderToken[], documents: Documents): Shown[] | null {
  const named = namesIn(said, documents).filter(({ by }) => by !== "goal");
  const things = named.flatMap((name) => name.things);
  const isEach = named.length > 1 && named.every((name) => name.things.length === 1);
  return isEach && new Set(things.map(({ id }) => id)).size === things.length ? things : null;
}

function actionOn(side: Shown["side"], text: string): EntryAction | null {
  if (side === "asset") return GIVES.test(text) ? "put" : null;
  if (CHARGES.test(text)) return "charge";
  return GIVES.test(text) ? "pay" : null;
}
