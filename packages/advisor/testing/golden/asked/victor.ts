import {
  futureValue,
  liquidTotal,
  paymentToClear,
  savingsForIncome,
  sustainableIncome,
  WITHDRAWAL_RATE,
} from "@seven-figures/domain";
import { cover, num, pct, span, usd } from "../figures.ts";
import { outlookOf, reached } from "../outlook.ts";
import { VICTOR } from "../people.ts";
import { byPeriods, moved, movedPct, sumsOf } from "../sums.ts";
import type { Asked } from "./asked.ts";

const of = sumsOf(VICTOR);
const ahead = outlookOf(VICTOR);
const { worth, owned, owed, flow, income, expenses, values, interest } = of;
const [brokerage, house, pension] = [values("Schwab brokerage"), values("Lake house"), values("Pension pot")];
const cash = liquidTotal(VICTOR.financials);
const drawable = cash + brokerage + values("Treasury fund") + pension;
const clearing = paymentToClear(owed, of.rate("Lake mortgage"), 120);

const ENTRIES: Asked[] = [
  ["What is my net worth?", ...of.worthTold],
  ["how far am I past a million?", usd(worth - 1_000_000), usd(worth)],
  ["total assets please", usd(owned)],
  ["what do I owe?", ...of.debtTold("Lake mortgage")],
  ["what share of my net worth is the brokerage?", pct((brokerage / worth) * 100), usd(brokerage), usd(worth)],
  ["how many percent of everything I own is in the Lake house?", pct((house / owned) * 100), usd(house), usd(owned)],
  ["lake house equity", usd(house - owed), pct(((house - owed) / house) * 100)],
  ["loan to value on the lake house", pct((owed / house) * 100), usd(owed), usd(house)],
  ["how much interest does the mortgage cost me each month?", usd(interest("Lake mortgage") / 12)],
  ["what's the mortgage rate?", ...of.debtTold("Lake mortgage")],
  ["net worth without the pension pot", usd(worth - pension)],
  ["net worth without the lake house and its mortgage", usd(worth - house + owed)],
  ["what are my investments worth?", usd(brokerage + values("Treasury fund"))],
  ["which is my biggest asset?", usd(brokerage), pct((brokerage / owned) * 100), usd(house)],
  ["smallest thing I own?", usd(values("Sailboat")), pct((values("Sailboat") / owned) * 100), usd(cash)],
  ["second biggest asset?", usd(house), pct((house / owned) * 100), usd(pension)],
  ["top three assets", usd(brokerage), usd(house), usd(pension), usd(brokerage + house + pension)],
  ["average value of my assets", usd(owned / 6)],
  [
    "how much more is in the brokerage than in the pension pot?",
    ...moved(brokerage, pension),
    usd(brokerage + pension),
  ],
  ["brokerage plus treasury fund", ...of.assetsTold("Schwab brokerage", "Treasury fund")],
  ["how many assets do I have?", num(6), usd(owned)],
  [
    "how much of my assets is in cash?",
    usd(owned),
    ...[brokerage, house, pension, values("Treasury fund"), cash, values("Sailboat")].flatMap((value) => [
      usd(value),
      pct((value / owned) * 100),
    ]),
  ],
  [
    "how much do I own less the lake house?",
    usd(owned - house),
    pct(((owned - house) / owned) * 100),
    ...["Schwab brokerage", "Treasury fund", "Chase savings", "Pension pot", "Sailboat"].map((name) =>
      usd(values(name)),
    ),
  ],
  ["what's 10% of my net worth?", usd(worth * 0.1)],
];

const PAYOFFS: Asked[] = [
  ["if I pay 3,000 a month on the mortgage how long until it's gone?", ...of.paidOff("Lake mortgage", 3_000)],
  ["what would clear the mortgage in 10 years?", ...[usd(clearing), span(120), usd(clearing * 120 - owed)]],
  ["mortgage at 2,000 a month, total interest?", ...of.paidOff("Lake mortgage", 2_000)],
];

const TARGET: Asked[] = [
  ["when do I reach my target?", ...ahead.targetTold],
  ["when do I reach 3 million?", ...ahead.until(3_000_000)],
  ["When do I pass 2 million?", ...ahead.until(2_000_000)],
  ["how much is left to my target?", usd(of.toTarget.remaining)],
  ["what percent of my target am I at?", pct(of.toTarget.percent)],
  ["what monthly saving gets me to the target by 2034?", ...ahead.neededTold()],
  ["What if I invested 1,000 more a month?", ...ahead.savingMore(1_000)],
  ["what milestone is next?", usd(of.nextMilestone)],
  ["how likely am I to hit my target?", ...ahead.likelihoodTold()],
  [
    "what will the brokerage be worth in 10 years at 6%?",
    usd(futureValue({ from: brokerage, monthly: 0, annualReturn: 6 }, 120)),
  ],
  [
    "how much could I withdraw each year by the 4% rule?",
    ...[
      pct(WITHDRAWAL_RATE),
      usd(of.target),
      usd(sustainableIncome(of.target)),
      usd(drawable),
      usd(sustainableIncome(drawable)),
    ],
    ...[usd(expenses), usd(savingsForIncome(expenses))],
  ],
  ["what will my net worth be in 5 years?", usd(ahead.worthIn(60))],
];

const FLOWS: Asked[] = [
  ["savings rate?", pct((flow / income) * 100), usd(income), usd(expenses), usd(flow)],
  ["how much do I save a year?", ...byPeriods(flow)],
  ["what do I have left each month?", ...byPeriods(flow)],
  ["how many months of spending would the Chase savings cover?", cover(cash / (expenses / 12))],
  ["can I afford a 60,000 car?", usd(cash - 60_000), cover((cash - 60_000) / (expenses / 12))],
  ["What is my monthly income?", ...byPeriods(income)],
  ["how much do I spend a week?", usd(expenses / 52), ...byPeriods(expenses)],
  ["what share of my income do I spend?", pct((expenses / income) * 100), usd(expenses), usd(income)],
];

const TOUR = of.goalTold("World tour");
const GOALS: Asked[] = [
  ["how is the world tour coming along?", ...TOUR],
  ["how much is missing for the world tour?", ...TOUR],
  ["monthly amount for the world tour", ...[...TOUR, span(24), ...of.taken("World tour")]],
  ["when is the world tour due?", ...TOUR, span(24)],
  [
    "world tour at 2,000 a month, when?",
    ...TOUR,
    ...reached(of.missing("World tour") / 2_000),
    of.spare("World tour", 19),
  ],
];

const SUPPOSED: Asked[] = [
  [
    "if the brokerage dropped 30%, what's my net worth?",
    ...moved(worth - 0.3 * brokerage, worth),
    usd(0.7 * brokerage),
  ],
  [
    "if the brokerage fell 20% and the lake house rose 5%, net worth?",
    ...[...moved(worth - 0.2 * brokerage + 0.05 * house, worth), usd(0.8 * brokerage), usd(1.05 * house)],
  ],
  ["If I got a 20,000 raise what would I have left over each month?", ...moved((flow + 20_000) / 12, flow / 12)],
  [
    "what if I spent 1,500 less a month, savings rate?",
    ...movedPct(((flow + 18_000) / income) * 100, (flow / income) * 100),
    ...[usd(income), usd(expenses - 18_000)],
  ],
  [
    "if I moved 50,000 from the treasury fund to the brokerage what would each be at?",
    ...moved(values("Treasury fund") - 50_000, values("Treasury fund")),
    ...moved(brokerage + 50_000, brokerage),
  ],
  [
    "if I sold the sailboat and put it all on the mortgage, what would I still owe?",
    ...[...moved(owed - values("Sailboat"), owed), usd(0), usd((values("Sailboat") * of.rate("Lake mortgage")) / 100)],
  ],
  ["if the mortgage rate went to 5%, interest a year?", ...moved(owed * 0.05, interest("Lake mortgage"))],
];

/** What is asked by Victor. */
export const VICTOR_ASKED: Asked[] = [...ENTRIES, ...PAYOFFS, ...TARGET, ...FLOWS, ...GOALS, ...SUPPOSED];
