import { averageRate, debtBurden, paymentToClear } from "@seven-figures/domain";
import { cover, num, pct, saving, span, usd } from "../figures.ts";
import { outlookOf, reached } from "../outlook.ts";
import { PABLO } from "../people.ts";
import { byPeriods, moved, movedPct, sumsOf } from "../sums.ts";
import type { Asked } from "./asked.ts";

const of = sumsOf(PABLO);
const ahead = outlookOf(PABLO);
const { worth, owned, owed, flow, income, expenses, values, balances, interest, rate } = of;
const [marcus, roth] = [values("Marcus savings"), values("Roth IRA")];
const [medical, bar, apple] = [balances("Medical school loan"), balances("Bar loan"), balances("Apple Card")];
const loans = ["Medical school loan", "Bar loan"] as const;
const spent = expenses / 12;
const burden = debtBurden(PABLO.financials);
const clearing = paymentToClear(medical, rate("Medical school loan"), 96);

const ENTRIES: Asked[] = [
  ["What's my net worth?", ...of.worthTold],
  ["how much am I in the red?", usd(worth), usd(owned), usd(owed)],
  ["what do I owe on student loans?", ...of.debtsTold(...loans)],
  ["share of debts that is student loans", pct((balances(...loans) / owed) * 100), usd(balances(...loans)), usd(owed)],
  ["what rate is the Apple Card?", ...of.debtTold("Apple Card")],
  ["smallest debt", ...of.debtTold("Apple Card"), usd(bar)],
  ["highest rate debt?", ...of.debtTold("Apple Card"), pct(rate("Medical school loan"))],
  ["what do I own in all?", usd(owned)],
  ["retirement money total?", usd(roth), pct((roth / owned) * 100)],
  ["share of assets in the Roth", pct((roth / owned) * 100), usd(roth), usd(owned)],
  ["is Marcus more than the bar loan?", ...moved(bar, marcus)],
  ["debts without the medical loan", ...of.debtsTold("Bar loan", "Apple Card")],
  ["what's the difference between the medical loan and the bar loan?", ...moved(medical, bar), usd(medical + bar)],
  ["ratio of the medical loan to the bar loan", num(medical / bar)],
  ["Marcus plus Roth minus Apple Card", usd(marcus + roth - apple)],
  ["how many debts have a rate under 7%?", num(2), pct(7), usd(medical + bar)],
  ["debt to income", ...[usd(owed), pct(burden.ofIncome ?? 0), pct(burden.ofAssets ?? 0), usd(of.allInterest)]],
  ["How much is 20% of my income a month?", ...[12, 1, 26].map((times) => usd((income * 0.2) / times))],
];

const INTEREST: Asked[] = [
  ["medical school loan interest a year", usd(interest("Medical school loan")), usd(medical), pct(6.8)],
  ["what does the bar loan cost me a month in interest?", usd(interest("Bar loan") / 12)],
  ["total interest a year", usd(of.allInterest)],
  ["total interest a month", ...byPeriods(of.allInterest)],
  ["weighted average rate of my debts", pct(averageRate(PABLO.financials.debts ?? []) ?? 0)],
  ["interest without the medical loan", usd(interest("Bar loan", "Apple Card")), usd(bar + apple)],
];

const PAYOFFS: Asked[] = [
  ["Apple Card at 130 a month how long?", ...of.paidOff("Apple Card", 130)],
  ["bar loan at 500 a month: months and interest?", ...of.paidOff("Bar loan", 500)],
  ["medical loan at 2,500 a month how long?", ...of.paidOff("Medical school loan", 2_500)],
  ["medical loan at 900 a month?", of.leastFor("Medical school loan")],
  ["what would clear the medical school loan in 8 years?", ...[usd(clearing), span(96), usd(clearing * 96 - medical)]],
  ["all debts at 4,000 a month, how long and how much interest?", ...of.allPaidOff(4_000)],
];

const TARGET: Asked[] = [
  ["when is my net worth zero?", ...ahead.until(0)],
  ["when do I hit 100k?", ...ahead.until(100_000)],
  ["when do I reach the million?", ...ahead.targetTold],
  [
    "what do I have to put aside monthly for the million by 2055?",
    ...[saving(ahead.needed()), span(29 * 12), usd(of.toTarget.remaining)],
  ],
  ["how much is left to the target?", usd(of.toTarget.remaining)],
  ["how much of my target do I have?", pct(of.toTarget.percent), usd(of.toTarget.remaining)],
  ["next milestone?", usd(of.nextMilestone)],
  ["how likely is the million by 2055?", ...ahead.likelihoodTold()],
  ["What if I put 1,000 a month more away?", ...ahead.savingMore(1_000)],
];

const WEDDING = of.goalTold("Wedding");
const FLOWS: Asked[] = [
  ["savings rate", pct((flow / income) * 100), usd(income), usd(expenses), usd(flow)],
  ["surplus per month", ...byPeriods(flow)],
  ["surplus per year", ...byPeriods(flow)],
  ["monthly income", ...byPeriods(income)],
  ["monthly spending", ...byPeriods(expenses)],
  ["how many months does Marcus cover?", cover(marcus / spent)],
  ["could I afford a 4,500 computer?", usd(marcus - 4_500), cover((marcus - 4_500) / spent)],
  ["wedding percent", ...WEDDING],
  ["wedding: how much is left?", ...WEDDING],
  ["wedding per month until the date", ...[...WEDDING, span(20), ...of.taken("Wedding")]],
  ["when is the wedding fund full at 1,000 a month?", ...WEDDING, ...reached(16), of.spare("Wedding", 16)],
  ["what if I saved 2,000 a month for the wedding?", ...WEDDING, ...reached(8), of.spare("Wedding", 8)],
  ["when is the wedding date?", ...WEDDING, span(20)],
  [
    "if I put all my surplus towards the wedding, when is it full?",
    ...[...WEDDING, usd(flow / 12), ...reached(of.missing("Wedding") / (flow / 12)), of.spare("Wedding", 5)],
  ],
];

const SUPPOSED: Asked[] = [
  ["clear Apple Card from Marcus, what stays?", ...moved(marcus - apple, marcus), usd(interest("Apple Card"))],
  ["what would be left over if I earned 10,000 more a year?", ...moved((flow + 10_000) / 12, flow / 12)],
  ["what if rent went up 300 a month, what is left over?", ...moved(flow / 12 - 300, flow / 12)],
  [
    "savings rate if I spent 500 less per month",
    ...movedPct(((flow + 6_000) / income) * 100, (flow / income) * 100),
    ...[usd(income), usd(expenses - 6_000)],
  ],
  [
    "if I pay 5,000 off the bar loan from Marcus, what's left on it?",
    ...[...moved(bar - 5_000, bar), usd(marcus - 5_000), usd(5_000 * 0.054)],
  ],
  [
    "if I pay 2,000 off the medical loan, what's my net worth?",
    ...[...moved(worth + 2_000, worth), usd(medical - 2_000), usd(2_000 * 0.068)],
  ],
  ["if I inherited 50,000 what would my net worth be?", ...moved(worth + 50_000, worth)],
  ["if the Roth gained 15%, net worth?", ...moved(worth + 0.15 * roth, worth), usd(1.15 * roth)],
];

/** What is asked by Pablo. */
export const PABLO_ASKED: Asked[] = [...ENTRIES, ...INTEREST, ...PAYOFFS, ...TARGET, ...FLOWS, ...SUPPOSED];
