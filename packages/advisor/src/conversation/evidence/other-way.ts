import { anyOf } from "../../language/any-of.ts";
import { type Check, type Evidence, formerValues, OF_SEVERAL } from "./evidence.ts";
import { besideRest, standingAt, type ToldSum, toldSums } from "./moved-sum.ts";

/** What makes a debt larger. */
const RAISES = anyOf(String.raw`
  charg\w*, swip\w*, spen[dt], borrow\w*, drew, drawn, fees?, interest, fine, penalty, slapped, owe, owed,
  owing, bought, buy, cost, for, came to, grew, grown, rose, risen, up, higher, added, adds, add, put, onto, on
  (?:it|there|the|my), took, taken, lent, climb\w*, into, in, pulled, make, more on, extra, went on, whacked,
  stuck, ran up, racked, bill
`);
/** What is bought or costs more, with no word of paying: what is owed for it grows. */
const SPENDS = /\b(?:came to|cost|bought|spent|charged|swiped)\b/i;
const LOWERS = anyOf(String.raw`
  paid, pay\w*, off, sent, toward, towards, gave, give, hand\w*, mail\w*, wired, lower, down, refund\w*,
  credit\w*, back, against, put, less, took
`);
const COSTS_MORE = /\b(?:(?:late|annual|over\w*) fees?|fees?|interest|penalty|surcharge|slapped)\b/i;
const PAYS = /\b(?:paid|pay|payment|off|sent|refund\w*|credit\w*|waived|took|reversed|back|less|lower|from|of)\b/i;
/** Money that was given back, or came in: what is put on a card of it pays it. */
const CAME_IN =
  /\b(?:refund\w*|rebates?|cash ?back|statement credits?|reimburse\w*|chargeback|bonus(?:es)?|pay ?che(?:ck|que)|inherit\w*|windfall|winnings)\b/i;
const BUYS =
  /\b(?:bought|buy|buying|cost|spent|spend|charg\w*|swip\w*|purchas\w*|borrow\w*|fees?|interest|owe|owed)\b/i;
/** What takes money out of an account again. */
const TAKES_OUT =
  /\b(?:took|take|taken|pulled|withdrew|drew|drawn|dipped|borrowed) (?:[\w']+ ){0,3}(?:back )?out\b|\bback out\b|\bless (?:in|on|at)\b/i;

/** A sum that goes one way where the words of the message tell of the other, or of none: both ways are offered. */
export const goesTheWaySaid: Check = (evidence) => {
  const told = toldSums(evidence).filter(({ isWhole, from, stored }) => !isWhole && from === stored);
  const isAlone = evidence.changes.length === 1;
  const put = told.filter((each) => isPutOnLoan(each, evidence));
  const [one, ...others] = told.filter((each) => put.includes(each) || (isAlone && isAgainst(each, evidence)));
  if (!one || others.length > 0) return null;
  const turned = standingAt(one, 2 * one.stored - one.value, one.value < one.stored, evidence.documents);
  return (
    turned && {
      question: OF_SEVERAL,
      others: besideRest(turned, one.id, evidence.changes),
      isSure: put.includes(one),
    }
  );
};

/** What makes a loan larger, or a message of one that was just taken out. */
const LENDS =
  /\b(?:charg\w*|borrow\w*|drew|drawn?|fees?|interest|penalt\w*|late|added|took out|refinanc\w*|cash(?:ed)? out|disburs\w*|tuition|bought|buy|spen[dt]|topped|bigger|larger|went up|rose|grew|owe|owed|owing|another loan|lent|for)\b/i;
const PUTS = /\b(?:put|putting|puts|threw|throw|throwing|chuck\w*|sent|sending|toss\w*|extra|dropp\w*)\b/i;

/** "Celebrated by putting 1k on Nelnet": what is put on a loan that nothing can be bought with is paid on it. */
function isPutOnLoan({ id, side, value, stored }: ToldSum, { message, before, documents }: Evidence): boolean {
  if (side !== "debt" || value <= stored || formerValues(id, before).includes(value)) return false;
  const type = documents.financials.debts?.find((debt) => debt.id === id)?.type ?? "other";
  const isOfThings = /\bof (?!(?:it|that|them|my|the|this|which)\b)\w+ on\b/i.test(message);
  return /^(?:student-loan|car-loan|mortgage)$/.test(type) && PUTS.test(message) && !LENDS.test(message) && !isOfThings;
}

function isAgainst({ id, side, value, stored }: ToldSum, { message, before }: Evidence): boolean {
  if (formerValues(id, before).includes(value)) return false;
  const isMore = value > stored;
  if (side !== "debt") return isMore && TAKES_OUT.test(message) && !/\b(?:put|into|added|deposit\w*)\b/i.test(message);
  const isOfMoneyIn = CAME_IN.test(message) && !BUYS.test(message);
  if (isMore) return !RAISES.test(message) || /\bpayments?\b/i.test(message) || isOfMoneyIn;
  return COSTS_MORE.test(message) ? !PAYS.test(message) : !LOWERS.test(message) && SPENDS.test(message);
}
