import { averageRate, debtBurden, EMERGENCY_FUND_MONTHS, emergencyFund, paymentToClear } from "@seven-figures/domain";
import { cover, day, num, pct, span, usd } from "../figures.ts";
import { outlookOf, reached } from "../outlook.ts";
import { MIRA } from "../people.ts";
import { byPeriods, moved, movedPct, sumsOf } from "../sums.ts";
import type { Asked } from "./asked.ts";

const of = sumsOf(MIRA);
const ahead = outlookOf(MIRA);
const { worth, owned, owed, flow, income, expenses, values, balances, interest } = of;
const cash = values("Ally savings");
const fund = emergencyFund(cash, MIRA.financials.financialInfo);
const burden = debtBurden(MIRA.financials);
const monthlySpending = expenses / 12;
/** Cash by the months that it lasts, and what a sound emergency fund would be. */
const FUND = [
  ...[usd(cash), cover(cash / monthlySpending), usd(monthlySpending), usd(fund?.low ?? 0), usd(fund?.high ?? 0)],
  ...[num(EMERGENCY_FUND_MONTHS.low), span(EMERGENCY_FUND_MONTHS.high), usd(fund?.gapToLow ?? 0)],
];
const ADVICE = [num(EMERGENCY_FUND_MONTHS.low), num(EMERGENCY_FUND_MONTHS.high)];
const others = balances("Visa", "Amex", "Subaru loan");

const ENTRIES: Asked[] = [
  ["What's my net worth?", ...of.worthTold],
  ["What do I own altogether?", usd(owned)],
  ["How much do I owe in total?", usd(owed)],
  ["how much is in Ally savings", usd(cash), pct((cash / owned) * 100)],
  ["what's the Visa at?", ...of.debtTold("Visa")],
  ["what rate is the Amex?", ...of.debtTold("Amex")],
  ["How much do I have in cash?", ...FUND],
  ["what do my two credit cards come to?", ...of.debtsTold("Visa", "Amex")],
  ["What do I owe without the mortgage?", usd(others), ...of.debtsTold("Visa", "Amex", "Subaru loan")],
  ["net worth without the house", usd(worth - values("Maple house"))],
  [
    "everything I own except the house and the car, total?",
    ...of.assetsTold("Ally savings", "Fidelity 401k", "Bitcoin"),
  ],
  ["What share of my assets is the house?", pct((values("Maple house") / owned) * 100), usd(owned)],
  ["how much of my debt is the mortgage, in percent?", pct((balances("Maple mortgage") / owed) * 100), usd(owed)],
  ["which of my debts has the highest rate?", ...of.debtTold("Amex"), pct(of.rate("Visa"))],
  ["What is my smallest debt?", ...of.debtTold("Amex"), usd(balances("Visa"))],
  [
    "what's my biggest asset?",
    usd(values("Maple house")),
    pct((values("Maple house") / owned) * 100),
    usd(values("Fidelity 401k")),
  ],
  ["average interest rate on my debts?", pct(averageRate(MIRA.financials.debts ?? []) ?? 0)],
  ["what is the mean balance of my debts", usd(owed / 4)],
  ["How much interest do I pay a year?", usd(of.allInterest)],
  ["interest on the Visa per month?", usd(interest("Visa") / 12)],
  [
    "how much more is the house worth than the mortgage?",
    usd(values("Maple house") - balances("Maple mortgage")),
    usd(values("Maple house")),
  ],
  ["is there more in Ally than on the Visa?", usd(cash - balances("Visa")), usd(cash), usd(balances("Visa"))],
  ["Visa vs Amex, which costs me more interest a year?", ...moved(interest("Visa"), interest("Amex"))],
  ["list my debts by rate", ...["Amex", "Visa", "Subaru loan", "Maple mortgage"].map((name) => pct(of.rate(name)))],
  ["what do the 401k and the bitcoin come to together?", ...of.assetsTold("Fidelity 401k", "Bitcoin")],
  ["how many debts do I have?", num(4), usd(owed)],
  [
    "what's my debt to income ratio?",
    ...[usd(owed), pct(burden.ofIncome ?? 0), pct(burden.ofAssets ?? 0), usd(of.allInterest)],
  ],
  ["What do I have at Wells Fargo?"],
  ["what is my credit score?"],
  ["what was my net worth in 2019?", day("2026-01-10")],
];

const PAYOFFS: Asked[] = [
  ["how long to pay off the Visa at 250 a month?", ...of.paidOff("Visa", 250)],
  ["Amex at 100 a month, how long until it's gone?", ...of.paidOff("Amex", 100)],
  [
    "what would I have to pay each month to clear the Visa in 12 months?",
    usd(paymentToClear(balances("Visa"), of.rate("Visa"), 12)),
    usd(paymentToClear(balances("Visa"), of.rate("Visa"), 12) * 12 - balances("Visa")),
  ],
  ["Visa at 50 a month, how long?", of.leastFor("Visa")],
];

const TARGET: Asked[] = [
  ["How much of my target have I reached?", pct(of.toTarget.percent)],
  ["when do I reach a million?", ...ahead.targetTold],
  ["When do I pass 200k net worth?", ...ahead.until(200_000)],
  ["how much would I have to save a month to reach the target on time?", ...ahead.neededTold()],
  ["what is my next milestone?", usd(of.nextMilestone)],
  ["How likely is it that I make my target?", ...ahead.likelihoodTold()],
  ["What if I saved 300 more a month?", ...ahead.savingMore(300)],
  ["what will my net worth be in 10 years?", usd(ahead.worthIn(120))],
];

const FLOWS: Asked[] = [
  ["what's my savings rate?", pct((flow / income) * 100), usd(income), usd(expenses), usd(flow)],
  ["what's left over each month?", ...byPeriods(flow)],
  ["how much do I spend a month?", ...byPeriods(expenses)],
  ["How much do I make every two weeks?", ...byPeriods(income)],
  ["how many months would my savings last?", ...FUND],
  ["how big should my emergency fund be?", ...FUND],
  ["what does the emergency fund lack?", ...ADVICE, usd(cash), cover(cash / monthlySpending), usd(fund?.gapToLow ?? 0)],
  ["could I afford a 5,000 holiday?", usd(cash - 5_000), cover((cash - 5_000) / monthlySpending)],
];

const GOALS: Asked[] = [
  ["how far along is the Japan trip?", ...of.goalTold("Japan trip")],
  ["how much is missing for the roof?", ...of.goalTold("New roof")],
  [
    "how much a month do I need for the Japan trip to make it by its date?",
    ...of.goalTold("Japan trip"),
    ...[span(of.monthsTo("Japan trip")), ...of.taken("Japan trip")],
  ],
  [
    "when would the roof be done at 500 a month?",
    ...reached(of.missing("New roof") / 500),
    ...of.goalTold("New roof"),
    of.spare("New roof", 19.5),
  ],
  ["how much is left to save over both goals?", usd(of.missing("Japan trip") + of.missing("New roof"))],
];

const SUPPOSED: Asked[] = [
  [
    "if I sold the Subaru and cleared its loan, what would be left?",
    usd(values("Subaru") - balances("Subaru loan")),
    pct(((values("Subaru") - balances("Subaru loan")) / values("Subaru")) * 100),
  ],
  [
    "What if I got a raise of 6,000 a year, what would my savings rate be?",
    ...movedPct(((flow + 6_000) / (income + 6_000)) * 100, (flow / income) * 100),
    usd(income + 6_000),
  ],
  [
    "if I moved 2,000 from Ally to the 401k, what would each hold?",
    ...moved(cash - 2_000, cash),
    usd(values("Fidelity 401k") + 2_000),
  ],
  [
    "if I paid off the Visa from Ally, what's left in Ally?",
    ...moved(cash - balances("Visa"), cash),
    usd(interest("Visa")),
  ],
  ["if bitcoin doubled, what's my net worth?", ...moved(worth + values("Bitcoin"), worth), usd(2 * values("Bitcoin"))],
  [
    "what would my net worth be if the house lost 10%?",
    ...moved(worth - 0.1 * values("Maple house"), worth),
    usd(0.9 * values("Maple house")),
  ],
  ["if I spent 200 less a month, what would I have left over?", ...moved(flow / 12 + 200, flow / 12)],
];

/** What is asked by Mira. */
export const MIRA_ASKED: Asked[] = [...ENTRIES, ...PAYOFFS, ...TARGET, ...FLOWS, ...GOALS, ...SUPPOSED];
