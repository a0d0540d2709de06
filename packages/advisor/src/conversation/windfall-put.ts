import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Weighed } from "../reader/weigh-readings.ts";
import type { Conversation } from "./conversation.ts";
import { HOLDS_MONEY } from "./correct-last.ts";
import { namesIn } from "./shown-in.ts";
import { toldOf } from "./told-things.ts";

const WINDFALL =
  /\b(?:tax refund|refund|bonus|inheritance|inherited|windfall|rebate|settlement|payout|lottery|birthday money|gift money)\b/i;
const STANDS = /\b(?:now|balance|total|ha(?:s|ve)|in (?:it|there)|holds|sits? at|is at|stands|up to|with|incl\w*)\b/i;
const INTO = /^(?:in|into|to|onto|on)$/;
const NOT_SO =
  /\?|\b(?:if|when|will|would|could|might|may|should|hope|want|need|plan|planning|going to|gonna|expect\w*|waiting|soon|tomorrow|next|offer\w*|not|never|from|out of|each|every|yearly|monthly)\b|n't\b/i;

/** "Got my tax refund, 1200 in Harbor", or "1200 in Harbor" right after the refund was spoken of: it comes on top of what is there. */
export function windfallPut(
  weighed: Weighed,
  message: string,
  said: readonly ReaderToken[],
  { windfall }: Conversation,
  documents: Documents,
): Weighed {
  // a "bonus saver" is an account
  const beside = said.filter(({ marks }) => !/[ADG]/.test([...marks].join(""))).map(({ text }) => text);
  if (!(windfall || WINDFALL.test(beside.join(" "))) || NOT_SO.test(message) || STANDS.test(message)) return weighed;
  const sums = said.flatMap(({ slot }) => (slot?.kind === "money" ? [slot.value] : []));
  const named = namesIn(said, documents).filter(({ things }) => things.some(({ side }) => side === "asset"));
  const isInto = named.some(({ from }) => said.slice(Math.max(0, from - 3), from).some(({ text }) => INTO.test(text)));
  const [thing, ...others] = named.flatMap(({ things }) => things.filter(({ side }) => side === "asset"));
  const asset = documents.financials.assets?.find(({ id }) => id === thing?.id);
  const [amount, ...more] = sums;
  if (
    !isInto ||
    !thing ||
    !asset ||
    amount === undefined ||
    others.length + more.length > 0 ||
    !HOLDS_MONEY.has(asset.type)
  )
    return weighed;
  const put = toldOf(thing, "put", amount, documents);
  return { statements: [put], asks: [], tellsOnly: true };
}
