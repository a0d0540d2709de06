import { type Amount, amountsIn, TELLS, type Verdict, type Wanted } from "../verdict.ts";
import { comparing, debtMeant } from "./payoff-compared.ts";

const ON_TOP = /\b(?:extra|additional(?:ly)?|on top|more|another|further|overpay\w*)\b/;
/** Words before or after the sum that comes on top. */
const MORE_BEFORE =
  /\b(?:extra|additional|another|further|overpay(?:ing)?(?: \w+){0,3} by|add(?:ing)?|up (?:it|that) by)(?: an?| of| about| around| extra| another)* ?[$£€]?$/;
const MORE_AFTER =
  /^(?: ?(?:an?|per|each|every|\/) ?(?:month|mo|week)| monthly)? ?(?:more\b|extra\b|on top\b|additional(?:ly)?\b|further\b)/;
/** What is paid today is said with it. */
const PAYS_NOW =
  /\b(?:pay|pays|paying|payments?|put|putting|send|sending|instal+ments?|repayments?|now|currently|already|today|on top of)\b/;
const INSTEAD = /\b(?:instead|rather than|vs|versus)\b/;
const GONE =
  /\b(?:gone|paid off|paid|pay off|payoff|clear\w*|done|then|finish\w*|over|free|sooner|faster|quicker|how (?:long|many|much (?:sooner|faster|time|earlier))|when)\b/;
const ASKS = /\?|\b(?:when|how|what)\b/;
/** From so much on a sum is a payment, and no rate or count. */
const LEAST = 20;
/** Longer before a sum no words belong to it. */
const WORDS_BEFORE = 45;

/** "An extra 1,000 a month at the mortgage, when is it done? I pay 1,150 now": both together, against what is paid today. */
export function paymentOnTop(wanted: Wanted): Verdict | null {
  const { typed, laid } = wanted;
  if (
    !ON_TOP.test(typed) ||
    !PAYS_NOW.test(typed) ||
    INSTEAD.test(typed) ||
    !GONE.test(typed) ||
    !ASKS.test(typed) ||
    TELLS.test(typed)
  )
    return null;
  const debt = debtMeant(wanted) ?? spokenDebt(wanted);
  const [one, other, ...more] = amountsIn(laid).filter(({ value }) => value >= LEAST && value !== debt?.balance);
  if (!debt || !one || !other || more.length > 0) return null;
  const [isOneMore, isOtherMore] = [one, other].map((amount) => isOnTop(amount, wanted));
  if (isOneMore === isOtherMore) return null;
  const now = isOneMore ? other.value : one.value;
  return comparing(debt, now, one.value + other.value);
}

/** The one debt that was spoken of last, where this message names nothing. */
function spokenDebt({ debts, assets, spoken, facts }: Wanted) {
  const [only, ...more] = debts.length + assets.length > 0 ? [] : spoken;
  return only?.side === "debts" && more.length === 0 ? facts.debts.find(({ id }) => id === only.id) : undefined;
}

/** Whether the words around a sum say that it comes on top of another one. */
function isOnTop({ from }: Amount, { typed, laid }: Wanted): boolean {
  const raw = laid.tokens[from]?.raw.toLowerCase().trim() ?? "";
  const at = raw === "" ? -1 : typed.indexOf(raw);
  if (at < 0) return false;
  return (
    MORE_BEFORE.test(typed.slice(Math.max(0, at - WORDS_BEFORE), at)) || MORE_AFTER.test(typed.slice(at + raw.length))
  );
}
