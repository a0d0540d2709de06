import { type Dollars, marketLoss, TIMES_A_YEAR } from "@seven-figures/domain";
import type { Asked } from "../topic.ts";

/** A supposed change of the path to the target. Amounts are added to what is; a return replaces the assumed one. */
export interface Supposed {
  monthly?: Dollars;
  lumpSum?: Dollars;
  annualReturn?: number;
  /** Whether the monthly amount was said as a whole, not as a difference. */
  inAll?: boolean;
}

const SPENDING = /\b(spend|spent|spending|cost|costs|rent|expenses?|bills?)\b/i;
const EARNING = /\b(earn(ed|ing)?|make|made|income|salary|raise|pay|paid|job|side)\b/i;
const SAVING = /\b(sav(e|ed|ing)|put|invest(ed|ing)?|contribut(e|ed|ing)|set aside|add(ed)?)\b/i;
const FEWER = /\b(less|cut|cutting|reduced?|lower(ed)?|drop(ped)?|fewer|lost|lose|losing|fell)\b/i;
const MORE = /\b(more|extra|another|additional|on top|further|raise|side|less)\b/i;
const STOPPED = /\b(stop(ped|s)?|quit) (saving|investing)\b/i;
const ONCE = /\b(inherit(ed)?|bonus|lump sum|windfall|won|one[- ]time|gift|sold)\b/i;
const MARKET = /\b(market|stocks?|shares|portfolio|investments?|crypto|bitcoin)\b/i;
const FALLING =
  /\b(drop|drops|dropped|fall|falls|fell|crash|crashes|crashed|decline[sd]?|lose|loses|lost|down|tanks?)\b/i;
const RETURN = /\b(return|grow|grew|growth|market|earn|invest|yield|interest|get|got)/i;
const YEARLY_PAY_FROM = 5_000;
/** "$0 more", "nothing extra": no amount, and yet one that is said. */
const ZERO =
  /(?:^|[\s$])0(?:\.0+)?(?= |$|[?!,;]|\.(?!\d))|\b(?:nothing|zero)(?= (?:more|less|extra|else|a|per|each|every)\b)/i;

/**
 * "If I spent 2,000 a month", with nothing after it that it would go on, or "lived on 2,000 a month": all of what is spent, not so much on
 * top of it.
 */
const SO_MUCH =
  "(?:only |just |about |around )?[$\\u00A3\\u20AC]?[\\d,.]+k?(?: \\w+)? (?:a|per|each|every) (?:month|year|week)\\b";
const NOTHING_AFTER =
  "(?: (?:in all|all in|altogether|in total|overall|total|instead|from now on))?(?=\\s*$|[,;.?!]| (?:and|then|when|how|would|will|could|do|does|until|till)\\b)";
const SPENT_IN_ALL = new RegExp(
  `\\b(?:i|we) (?:\\w+ )?(?:(?:spend|spent) ${SO_MUCH}${NOTHING_AFTER}|(?:lived? on|got by on) ${SO_MUCH}(?! (?:on|for)\\b))`,
  "i",
);

type Subject = "saving" | "pay" | "spending";

/** What a question supposes; null where that can't be told. */
export function supposition(asked: Asked): Supposed | null {
  const { text, numbers } = asked;
  const amount = numbers.amounts.find((one) => one > 0);
  const surplus = asked.facts.monthlySurplus;
  if (amount === undefined && surplus !== null && STOPPED.test(text)) return { monthly: -surplus };
  const subject = subjectOf(text);
  if (amount === undefined && numbers.percent !== null) return byPercent(asked, numbers.percent);
  if (amount === undefined) return subject && ZERO.test(text) ? byAmount(asked, subject, 0) : null;
  if (ONCE.test(text) || numbers.period === "once") return { lumpSum: amount };
  // "gone at 1,600 instead of 1,300 a month": of two that are held against each other neither comes on top
  if (!subject && numbers.amounts.length > 1) return null;
  if (!subject) return numbers.period ? { monthly: perMonth(amount, numbers.period, false) } : null;
  return byAmount(asked, subject, perMonth(amount, numbers.period, subject === "pay"));
}

function byAmount({ text, facts }: Asked, subject: Subject, monthly: Dollars): Supposed {
  const spent = facts.monthlyExpenses;
  if (subject === "spending" && SPENT_IN_ALL.test(text) && spent !== null && !MORE.test(text) && !FEWER.test(text))
    return { monthly: spent - monthly };
  if (subject === "spending") return { monthly: FEWER.test(text) ? monthly : -monthly };
  const now = subject === "pay" ? facts.monthlyIncome : facts.monthlySurplus;
  if (now !== null && !MORE.test(text) && !FEWER.test(text)) return { monthly: monthly - now, inAll: true };
  return { monthly: FEWER.test(text) ? -monthly : monthly };
}

function byPercent({ text, facts }: Asked, percent: number): Supposed | null {
  if (MARKET.test(text) && FALLING.test(text)) return { lumpSum: -marketLoss(facts.assets, percent) };
  const share = (whole: Dollars) => (whole * percent) / 100;
  const subject = /\b(returns?|market|grow)/i.test(text) ? null : subjectOf(text);
  if (subject === "pay" && facts.monthlyIncome !== null) {
    return { monthly: FEWER.test(text) ? -share(facts.monthlyIncome) : share(facts.monthlyIncome) };
  }
  if (subject === "spending" && facts.monthlyExpenses !== null) {
    return { monthly: FEWER.test(text) ? share(facts.monthlyExpenses) : -share(facts.monthlyExpenses) };
  }
  return RETURN.test(text) ? { annualReturn: percent } : null;
}

function subjectOf(text: string): Subject | null {
  if (SAVING.test(text)) return "saving";
  if (SPENDING.test(text)) return "spending";
  return EARNING.test(text) ? "pay" : null;
}

/** A figure with no period is taken by the month, save large ones that are earned: by the year. */
function perMonth(amount: Dollars, period: string | null, isPay: boolean): Dollars {
  if (period === "week") return (amount * TIMES_A_YEAR.week) / TIMES_A_YEAR.month;
  return period === "year" || (period === null && isPay && amount >= YEARLY_PAY_FROM) ? amount / 12 : amount;
}
