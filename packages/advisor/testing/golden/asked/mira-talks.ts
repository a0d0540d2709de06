import { netWorth } from "@seven-figures/domain";
import { day, num, pct, saving, span, usd } from "../figures.ts";
import { MIRA_WAS } from "../mira-past.ts";
import { reached } from "../outlook.ts";
import { MIRA } from "../people.ts";
import { byPeriods, moved, sumsOf } from "../sums.ts";
import type { Asked } from "./asked.ts";

const of = sumsOf(MIRA);
const { worth, owned, owed, flow, income, expenses, values, balances, interest } = of;
const was = {
  spring: netWorth(MIRA_WAS.spring.financials),
  summer: netWorth(MIRA_WAS.summer.financials),
  autumn: netWorth(MIRA_WAS.autumn.financials),
};
const spring = sumsOf(MIRA_WAS.spring);
const summer = sumsOf(MIRA_WAS.summer);
/** By how much a figure rose since an earlier one, in dollars and in percent, with both. */
const risen = (is: number, from: number) => [...moved(is, from), pct((100 * Math.abs(is - from)) / from)];
const visa = summer.balances("Visa");
const ally = values("Ally savings");

const PAST: Asked[] = [
  ["what was my net worth in March?", usd(was.spring), day("2026-03-31")],
  ["what was my net worth on July 1?", usd(was.summer), day("2026-07-01")],
  ["how has my net worth changed since last month?", ...risen(worth, was.autumn), day("2026-10-20")],
  ["how much has my net worth grown since January?", ...risen(worth, was.spring), day("2026-01-10")],
  ["what changed this month?", ...[...risen(worth, was.autumn), ...moved(balances("Visa"), visa), day("2026-10-31")]],
  ["what changed last month?", day("2026-09-30"), day("2026-10-31")],
  [
    "what changed in September?",
    ...[...risen(was.autumn, was.summer), ...moved(ally, summer.values("Ally savings"))],
    ...[day("2026-08-31"), day("2026-09-30")],
  ],
  [
    "what changed since the first of September?",
    ...[...risen(worth, was.summer), ...moved(ally, summer.values("Ally savings")), ...moved(balances("Visa"), visa)],
    day("2026-08-31"),
  ],
  ["what was the Visa at in June?", usd(visa), day("2026-06-30")],
  ["when did the Ally change?", day("2026-09-15")],
  ["when did my net worth pass 150,000?", usd(was.summer), usd(was.autumn), day("2026-09-15")],
  ["what was in Ally on August 1?", usd(summer.values("Ally savings")), day("2026-08-01")],
  [
    "how much more is in the 401k than in April?",
    ...[...risen(values("Fidelity 401k"), spring.values("Fidelity 401k")), day("2026-03-31")],
  ],
  ["highest net worth ever?", usd(worth), day("2026-11-05")],
];

const GOING_ON: Asked[] = [
  ["what's on the Visa? || and the Amex?", ...of.debtTold("Amex")],
  ["what's on the Visa? || and the Amex? || both together?", ...of.debtsTold("Visa", "Amex")],
  ["what's my net worth? || and without the house?", usd(worth - values("Maple house"))],
  ["Visa at 250 a month, how long? || what about 350?", ...of.paidOff("Visa", 350)],
  ["how far along is the Japan trip? || and the roof?", ...of.goalTold("New roof")],
  [
    "if bitcoin doubled, what's my net worth? || and if it halved instead?",
    ...moved(worth - values("Bitcoin") / 2, worth),
  ],
  [
    "what do I have in Ally and the 401k together || minus the Visa",
    usd(ally + values("Fidelity 401k") - balances("Visa")),
    pct(((ally + values("Fidelity 401k") - balances("Visa")) / (ally + values("Fidelity 401k"))) * 100),
  ],
  ["how much interest do I pay a year? || and a month?", ...byPeriods(of.allInterest)],
  ["what do I spend a month? || and a week?", usd(expenses / 52), ...byPeriods(expenses)],
  [
    "what's left over each month? || how much of my income is that, in percent?",
    ...[pct((flow / income) * 100), usd(flow / 12), usd(income / 12)],
  ],
  ["What do I owe on the Visa? || what share of my debts is it?", pct((balances("Visa") / owed) * 100), usd(owed)],
  [
    "if I sold the Subaru and cleared its loan, what would be left? || and if that also paid the Amex?",
    usd(values("Subaru") - balances("Subaru loan", "Amex")),
  ],
  [
    "what is the roof short of? || over 10 months?",
    ...[saving(of.missing("New roof") / 10), span(10), ...of.goalTold("New roof")],
    ...of.taken("New roof", 10),
  ],
];

const house = values("Maple house") - balances("Maple mortgage");
const SEVERAL: Asked[] = [
  [
    "net worth with the house, and without it",
    ...[usd(worth), usd(worth - house), usd(house), usd(worth - values("Maple house"))],
  ],
  [
    "- Subaru equity\n- house equity",
    usd(values("Subaru") - balances("Subaru loan")),
    usd(values("Maple house") - balances("Maple mortgage")),
  ],
  ["my net worth and my savings rate", usd(worth), pct((flow / income) * 100), usd(income), usd(expenses)],
  [
    "which goal is further along, Japan or the roof?",
    ...[pct((1_800 / 7_200) * 100), pct((5_250 / 15_000) * 100), pct((5_250 / 15_000 - 1_800 / 7_200) * 100)],
  ],
  ["is 360 a month enough for Japan?", ...of.goalTold("Japan trip"), ...reached(of.missing("Japan trip") / 360)],
  [
    "can I save 400 a month for the roof?",
    ...of.goalTold("New roof"),
    ...reached(of.missing("New roof") / 400),
    of.spare("New roof", 25),
  ],
  ["If I pay 400 a month on the Subaru loan, how much interest do I pay in all?", ...of.paidOff("Subaru loan", 400)],
  ["what's the rate on the Visa, and what does it cost me a year?", ...of.debtTold("Visa").slice(0, 3)],
  [
    "if I sold the bitcoin and put it all on the Visa, what's left on the Visa?",
    ...[...moved(balances("Visa") - values("Bitcoin"), balances("Visa")), usd(values("Bitcoin")), usd(0)],
    usd((values("Bitcoin") * of.rate("Visa")) / 100),
  ],
  ["how much is left to the million?", pct(of.toTarget.percent), usd(of.toTarget.remaining)],
  ["how many assets do I have?", num(5), usd(owned)],
  ["interest on the mortgage a year", usd(interest("Maple mortgage")), pct(4.75)],
];

/** What says that it can't be told, and tells no figure. */
const LIMITS: Asked[] = [
  ["which stocks should I buy?"],
  ["what's the weather tomorrow?"],
  ["what does the Discover card cost me a year?"],
  ["how much tax do I pay?"],
];

/** What Mira asks of earlier days, and one thing after the other. */
export const MIRA_TALKS: Asked[] = [...PAST, ...GOING_ON, ...SEVERAL, ...LIMITS];
