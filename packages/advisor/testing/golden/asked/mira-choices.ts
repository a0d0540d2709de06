import { assumedReturn, calendarDate, liquidTotal, monthsBetween } from "@seven-figures/domain";
import { CORPUS_TODAY } from "../../run-case.ts";
import { cover, day, num, pct, saving, usd } from "../figures.ts";
import { MIRA } from "../people.ts";
import { sumsOf } from "../sums.ts";
import type { Asked } from "./asked.ts";

const of = sumsOf(MIRA);
const { expenses, income, flow, values, balances, interest, rate } = of;
const cards = balances("Visa", "Amex");
const loans = cards + balances("Subaru loan");
const mortgage = balances("Maple mortgage");
const cash = liquidTotal(MIRA.financials);
const growth = pct(assumedReturn(MIRA.profile.financialGoal.riskTolerance).annualReturn);
const whole = (value: number) => usd(Math.round(value));
const first = [...[pct(rate("Amex")), pct(rate("Visa"))], ...[whole(interest("Amex")), whole(interest("Visa"))]];
const trip = { has: 1_800, of: 7_200 };
const tripLacks = trip.of - trip.has;
const spring = monthsBetween(CORPUS_TODAY, calendarDate(2027, 5, 31));

/** Choices with a verdict, sums on said numbers, and what a goal takes. */
export const MIRA_CHOICES: Asked[] = [
  ["visa or amex", ...first],
  ["so which one next, the Amex or the Visa?", ...first],
  [
    "would I be mad to empty Ally to clear both cards?",
    ...[usd(cards), usd(values("Ally savings") - cards), usd(cash - cards), cover((cash - cards) / (expenses / 12))],
    whole(interest("Visa") + interest("Amex")),
  ],
  ["pay off the Subaru loan or invest?", pct(rate("Subaru loan")), whole(interest("Subaru loan")), growth],
  [
    "any point fixing the mortgage at 4.25?",
    ...[whole(mortgage * 0.005), whole((mortgage * 0.005) / 12), usd(mortgage), pct(4.75)],
  ],
  ["is 10,000 enough for the cards and the subaru loan?", usd(loans), usd(loans - 10_000)],
  ["550 x 52", num(28_600)],
  ["50% of 6% of 104,000", num(3_120)],
  [
    "rent goes from 1,850 to 2,200, how much more a year",
    usd(350 * 12),
    usd(350),
    usd(flow / 12),
    usd(flow / 12 - 350),
  ],
  [
    "is 800 a month too much for my salary?",
    usd(9_600),
    pct((9_600 / income) * 100),
    pct((9_600 / flow) * 100),
    usd(flow / 12),
  ],
  ["will the gift of 5,000 do for the Japan trip?", usd(tripLacks), usd(tripLacks - 5_000)],
  [
    "is 500 a month enough for Japan by May 2027?",
    ...[
      usd(trip.has + 500 * spring),
      usd(tripLacks - 500 * spring),
      saving(tripLacks / spring),
      day(calendarDate(2027, 5, 31)),
    ],
  ],
  [
    "what do we make and spend a month",
    ...[income, expenses, flow].map((each) => usd(each / 12)),
    usd(income),
    usd(expenses),
  ],
  [
    "what's left over each month? || where does that number come from",
    ...[usd(income), usd(expenses), usd(income / 12), usd(expenses / 12), usd(flow / 12), usd(flow)],
  ],
  ["my gym is 65 a month || how much is that a year", usd(65 * 12)],
  ["if my brother pays me the 6,000, can I clear both cards?", ...[usd(cards), usd(cards - 6_000)]],
  [
    "if my ex pays the 5,000 he owes me, what should I do with it?",
    ...[usd(balances("Amex")), pct(rate("Amex")), usd(5_000 - balances("Amex")), pct(rate("Visa"))],
  ],
  [
    "if they pay me back 500 what is my ally savings at",
    usd(values("Ally savings") + 500),
    usd(values("Ally savings")),
  ],
  [
    "would the Ally be enough for both cards, and what stays in it?",
    ...[usd(cards), usd(values("Ally savings")), usd(values("Ally savings") - cards)],
  ],
  ["the two cards come to what percentage of a year's pay?", pct((cards / income) * 100), usd(cards), usd(income)],
  ["Japan and the roof, adding both, how much is still lacking?", usd(tripLacks + 15_000 - 5_250)],
];
