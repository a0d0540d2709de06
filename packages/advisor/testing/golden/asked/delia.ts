import { amortise, averageRate, debtBurden, liquidTotal, paymentToClear } from "@seven-figures/domain";
import { cover, num, pct, span, usd } from "../figures.ts";
import { outlookOf, reached } from "../outlook.ts";
import { DELIA } from "../people.ts";
import { byPeriods, moved, movedPct, sumsOf } from "../sums.ts";
import type { Asked } from "./asked.ts";

const of = sumsOf(DELIA);
const ahead = outlookOf(DELIA);
const { worth, owned, owed, flow, income, expenses, values, balances, interest, rate } = of;
const cash = liquidTotal(DELIA.financials);
const burden = debtBurden(DELIA.financials);
const cards = ["Discover card", "Citi card"] as const;
const nissan = values("Nissan") - balances("Nissan loan");
const clearing = paymentToClear(balances("Citi card"), rate("Citi card"), 24);

/** The months of the Sofi loan at a payment, and its interest. */
function sofiAt(payment: number): { months: number; interest: number } {
  const paid = amortise(balances("Sofi loan"), rate("Sofi loan"), payment);
  if (paid.kind !== "paid-off") throw new Error("never paid off");
  return paid;
}

const ENTRIES: Asked[] = [
  ["net worth?", ...of.worthTold],
  ["how deep am I in debt?", usd(owed)],
  ["what do I owe on the two cards together?", ...of.debtsTold(...cards)],
  ["what rate is the Sofi loan at?", ...of.debtTold("Sofi loan")],
  ["what's the Klarna at?", usd(balances("Klarna plan"))],
  ["am I upside down on the Nissan?", usd(nissan)],
  ["total owed leaving out both cards", usd(owed - balances(...cards))],
  ["debts without the car loan", ...of.debtsTold("Discover card", "Citi card", "Sofi loan", "Klarna plan")],
  ["how much of my debt is on cards?", pct((balances(...cards) / owed) * 100), usd(balances(...cards)), usd(owed)],
  ["what percent of my debts is the Discover card?", pct((balances("Discover card") / owed) * 100), usd(owed)],
  [
    "debts as a share of my income",
    ...[usd(owed), pct(burden.ofIncome ?? 0), pct(burden.ofAssets ?? 0), usd(of.allInterest)],
  ],
  ["how many debts do I have?", num(5), usd(owed)],
  ["how many of my debts are above 20%?", num(2), pct(20), ...of.debtsTold(...cards).slice(0, 3)],
  ["how many of my debts are below 10%?", num(2), pct(10), usd(balances("Nissan loan", "Klarna plan"))],
  ["what's my average rate?", pct(averageRate(DELIA.financials.debts ?? []) ?? 0)],
  ["net worth without any debts", usd(owned)],
  [
    "how much more do I owe on the Discover than on the Citi?",
    ...moved(balances("Discover card"), balances("Citi card")),
    usd(balances(...cards)),
  ],
  ["two biggest debts together", ...of.debtsTold("Sofi loan", "Discover card").slice(0, 3)],
  ["what do I own?", usd(owned), num(2)],
  ["what's the Nissan worth?", usd(values("Nissan")), pct((values("Nissan") / owned) * 100)],
  ["list my debts from smallest to largest", usd(owed)],
];

const INTEREST: Asked[] = [
  ["how much interest am I paying a year on everything?", usd(of.allInterest)],
  ["how much interest a month do the cards cost me?", usd(interest(...cards) / 12)],
  [
    "which debt costs me the most interest?",
    ...[usd(interest("Discover card")), usd(interest("Discover card") / 12)],
    ...[usd(balances("Discover card")), pct(rate("Discover card"))],
    usd(interest("Sofi loan")),
  ],
  ["highest rate?", ...of.debtTold("Discover card"), pct(rate("Citi card"))],
  ["interest on the Klarna plan?", pct(0), usd(balances("Klarna plan"))],
  ["what do I pay in interest per day?", usd(of.allInterest / 365), ...byPeriods(of.allInterest)],
];

const PAYOFFS: Asked[] = [
  ["Klarna at 90 a month, how many months?", ...of.paidOff("Klarna plan", 90)],
  ["Discover at 350 a month how long?", ...of.paidOff("Discover card", 350)],
  ["Discover at 200 a month?", of.leastFor("Discover card")],
  ["Discover card: 500 a month, total interest", ...of.paidOff("Discover card", 500)],
  ["when am I debt free at 1,200 a month?", ...of.allPaidOff(1_200)],
  ["how long until all my debts are gone at 1,500 a month?", ...of.allPaidOff(1_500)],
  [
    "the Citi card over 24 months, level payments, what is each one",
    span(24),
    usd(clearing),
    usd(clearing * 24 - 6_115),
  ],
  ["what would it take to clear the Citi card in two years?", span(24), usd(clearing), usd(clearing * 24 - 6_115)],
  [
    "smallest debt, how long at 60 a month?",
    ...[usd(balances("Klarna plan")), ...of.paidOff("Klarna plan", 60), usd(balances("Citi card"))],
  ],
  [
    "how much sooner is the Sofi loan gone at 600 instead of 400 a month?",
    ...[span(sofiAt(600).months), span(sofiAt(400).months), span(sofiAt(400).months - sofiAt(600).months)],
    usd(Math.round(sofiAt(400).interest - sofiAt(600).interest)),
  ],
  ["Discover at 350 a month how long? || and at 500?", ...of.paidOff("Discover card", 500)],
];

const RAINY = of.goalTold("Rainy day fund");
const FLOWS: Asked[] = [
  ["what is left over each month?", ...byPeriods(flow)],
  ["what is my savings rate?", pct((flow / income) * 100), usd(income), usd(expenses), usd(flow)],
  ["months covered by checking?", cover(cash / (expenses / 12))],
  ["how long would my cash last?", cover(cash / (expenses / 12)), usd(cash)],
  ["what do I spend a day?", usd(expenses / 365), ...byPeriods(expenses)],
  ["could I afford a 900 laptop?", usd(900 - cash)],
  ["how much is missing from the rainy day fund?", ...RAINY],
  ["rainy day fund percent", ...RAINY],
  ["per month for the rainy day fund until its date", ...[...RAINY, span(12), ...of.taken("Rainy day fund")]],
  [
    "when is the rainy day fund full at 150 a month?",
    ...RAINY,
    ...reached(of.missing("Rainy day fund") / 150),
    of.spare("Rainy day fund", 19),
  ],
  ["how long until my net worth reaches 10,000?", ...ahead.until(10_000)],
  ["when will my net worth be positive?", ...ahead.until(0)],
];

const SUPPOSED: Asked[] = [
  [
    "if I put 400 from checking on the Klarna, what's left on it?",
    ...moved(balances("Klarna plan") - 400, balances("Klarna plan")),
    usd(cash - 400),
  ],
  ["if I sold the Nissan and put it on its loan, what would I still owe on it?", usd(-nissan)],
  ["if I made 500 more a month what would be left over?", ...moved(flow / 12 + 500, flow / 12)],
  [
    "if I cut spending by 250 a month, what's my savings rate?",
    ...movedPct(((flow + 3_000) / income) * 100, (flow / income) * 100),
    ...[usd(income), usd(expenses - 3_000)],
  ],
  [
    "suppose the Discover rate dropped to 12%, what interest would I pay a year on it?",
    ...moved(of.allInterest - interest("Discover card") + balances("Discover card") * 0.12, of.allInterest),
    ...[usd(balances("Discover card") * 0.12), usd(balances("Discover card") * 0.01)],
  ],
  [
    "if the Sofi loan was forgiven, what's my net worth?",
    ...moved(worth + balances("Sofi loan"), worth),
    usd(interest("Sofi loan")),
  ],
];

/** What is asked by Delia. */
export const DELIA_ASKED: Asked[] = [...ENTRIES, ...INTEREST, ...PAYOFFS, ...FLOWS, ...SUPPOSED];
