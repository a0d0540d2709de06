import { evaluateQuery } from "@seven-figures/domain";
import { inPeriod } from "../follow-period.ts";
import { PERIODS } from "../nouns.ts";
import { wholeScope } from "../scope.ts";
import { money, shown, strong } from "../shown.ts";
import { amountsIn, type Verdict, type Wanted } from "./verdict.ts";

const LEADS = /^\W*(?:(?:no|po|and|so|ok|okay|wait|then|well|but|right|um)\b\W*)*/;
const OF_PAID = /^how much (?:do|would|will|am) (?:i|we) (?:send|sending|pay|paying|give|giving|put in)\b/;
const OF_THAT =
  /^(?:how much|what|whats|what's)(?: is| does| would|'s)? (?:that|it|this)\b(?: (?:all|be|is|come|work|add|out|up|to))*/;
const PERIOD =
  /\b(?:a|an|per|each|every|in a|the|one|whole) (year|month|week|day)\W*$|\b(year|month|week|dai)ly\W*$|\b(annual)ly\W*$/;
const TIMES: Record<string, number> = { year: 1, annual: 1, month: 12, week: 52, day: 365, dai: 365 };

/** "How much is that a year": of the payment that was said before, else of what was answered last; null where that is not asked. */
export function thatByPeriod({ typed, laid, before, facts }: Wanted): Verdict | null {
  const said = typed.replace(LEADS, "");
  const [, first, second, third] = PERIOD.exec(said) ?? [];
  const times = TIMES[first ?? second ?? third ?? ""];
  const isOfPaid = before.payment !== null && OF_PAID.test(said);
  if (!(isOfPaid || OF_THAT.test(said)) || times === undefined || amountsIn(laid).length > 0) return null;
  const { documents, today } = facts;
  const paid = before.payment;
  if (paid && paid.timesAYear !== times) {
    const per = paid.hours === undefined ? PERIODS[paid.timesAYear] : `an hour at ${paid.hours} hours a week`;
    const message = `${money(paid.sum)} ${per} is ${strong(money((paid.sum * paid.timesAYear) / times))} ${PERIODS[times]}.`;
    return { message, quickReplies: [], debts: [], assets: [] };
  }
  const { last } = before;
  const scope = wholeScope(laid, documents, today);
  const [query] = (last?.queries ?? []).flatMap((each) => inPeriod(each, times, scope) ?? []);
  if (!query || !last) return null;
  const outcome = evaluateQuery(query, { documents, today });
  if (outcome.kind !== "figure") return null;
  const message = `That is ${strong(shown(outcome.figure))} ${PERIODS[times]}.`;
  return { message, quickReplies: [], debts: [], assets: [], of: { queries: [query], items: last.items } };
}
