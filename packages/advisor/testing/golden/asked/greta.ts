import { averageRate, liquidTotal, paymentToClear } from "@seven-figures/domain";
import { cover, num, pct, span, usd } from "../figures.ts";
import { GRETA } from "../people.ts";
import { moved, movedPct, sumsOf } from "../sums.ts";
import type { Asked } from "./asked.ts";

const of = sumsOf(GRETA);
const { worth, owned, owed, flow, income, expenses, values, balances, interest, rate } = of;
const savings = ["Joint checking", "Holiday savings", "Emergency savings"] as const;
const homes = ["Elm Street duplex", "Cabin"] as const;
const mortgages = ["Duplex mortgage", "Cabin mortgage"] as const;
const cards = ["Barclays card", "Target card"] as const;
const [duplex, cabin, ford] = [values("Elm Street duplex"), values("Cabin"), values("Ford pickup")];
const [barclays, target] = [balances("Barclays card"), balances("Target card")];
const cash = liquidTotal(GRETA.financials);
/** What is left of a thing once the debt on it is paid, and which part of it that is. */
const equity = (thing: string, debt: string) => [
  usd(values(thing) - balances(debt)),
  pct(((values(thing) - balances(debt)) / values(thing)) * 100),
];
const clearing = paymentToClear(balances("Ford loan"), rate("Ford loan"), 24);

const TOTALS: Asked[] = [
  ["total net worth", ...of.worthTold],
  ["sum of everything I own", usd(owned)],
  ["sum of everything I owe", usd(owed)],
  ["what is in all my savings accounts together?", ...of.assetsTold(...savings)],
  ["joint checking plus holiday savings", ...of.assetsTold("Joint checking", "Holiday savings")],
  ["real estate total", ...of.assetsTold(...homes)],
  ["both mortgages together", ...of.debtsTold(...mortgages)],
  ["retirement accounts total", ...of.assetsTold("Vanguard Roth IRA", "Old pension")],
  ["what do my cards come to?", ...of.debtsTold(...cards)],
  ["violin plus ethereum plus acme shares", ...of.assetsTold("Violin", "Ethereum", "Acme shares")],
  ["how much in crypto?", usd(values("Ethereum")), pct((values("Ethereum") / owned) * 100)],
  ["net worth without real estate and mortgages", usd(worth - values(...homes) + balances(...mortgages))],
  ["net worth without the Etsy shop", usd(worth - values("Etsy shop"))],
  [
    "what do I own without the duplex and the cabin?",
    usd(owned - duplex - cabin),
    pct(((owned - duplex - cabin) / owned) * 100),
  ],
  ["what do I owe without the mortgages?", ...of.debtsTold("Ford loan", ...cards, "Furniture plan", "Uncle Jim")],
];

const COMPARED: Asked[] = [
  ["how much equity do I have in the cabin?", ...equity("Cabin", "Cabin mortgage")],
  ["equity in the duplex after its mortgage", ...equity("Elm Street duplex", "Duplex mortgage")],
  ["loan to value of the cabin", pct((balances("Cabin mortgage") / cabin) * 100), usd(cabin)],
  ["share of real estate in what I own", pct((values(...homes) / owned) * 100), usd(values(...homes)), usd(owned)],
  [
    "what part of my debts are the mortgages?",
    pct((balances(...mortgages) / owed) * 100),
    usd(balances(...mortgages)),
    usd(owed),
  ],
  [
    "cabin mortgage as a share of the mortgages",
    pct((balances("Cabin mortgage") / balances(...mortgages)) * 100),
    usd(balances(...mortgages)),
  ],
  ["three biggest assets", usd(duplex), usd(cabin), usd(41_260), usd(duplex + cabin + 41_260)],
  ["three smallest debts", usd(target), usd(1_680), usd(barclays), usd(target + 1_680 + barclays)],
  ["how many assets do I own?", num(13), usd(owned)],
  ["how many debts do I have?", num(7), usd(owed)],
  [
    "how many of my assets are worth over 20,000?",
    ...[num(5), usd(duplex), usd(cabin), usd(ford), usd(duplex + cabin + ford + 41_260 + 27_940)],
  ],
  ["debts under 3,000, total", ...of.debtsTold(...cards, "Furniture plan"), num(3)],
  ["average asset value", usd(owned / 13)],
  ["what's the average rate on my debts?", pct(averageRate(GRETA.financials.debts ?? []) ?? 0)],
  ["biggest liability", ...of.debtTold("Duplex mortgage"), usd(balances("Cabin mortgage"))],
  ["how much more is the pickup worth than its loan?", ...equity("Ford pickup", "Ford loan")],
  [
    "is the emergency savings enough to pay the Barclays card and the Target card?",
    ...[usd(17_800), usd(barclays + target), usd(17_800 - barclays - target)],
  ],
];

const DEBTS: Asked[] = [
  ["interest on the Barclays card per month", usd(interest("Barclays card") / 12)],
  ["Target card rate?", ...of.debtTold("Target card")],
  ["Target card at 85 a month how many payments?", ...of.paidOff("Target card", 85)],
  ["Barclays at 150 a month, how long and how much interest?", ...of.paidOff("Barclays card", 150)],
  ["furniture plan at 140 a month how long?", ...of.paidOff("Furniture plan", 140)],
  ["furniture plan at 250 a month, what is the last payment?", ...of.paidOff("Furniture plan", 250)],
  ["uncle Jim at 100 a month?"],
  ["what rate is uncle Jim's loan?"],
  ["what do I pay in interest a year?", usd(of.allInterest)],
  ["which debt is the most expensive?", ...of.debtTold("Target card"), pct(rate("Barclays card"))],
  ["Ford loan at 450 a month, total interest?", ...of.paidOff("Ford loan", 450)],
  ["clear the Ford loan in 24 months, payment?", usd(clearing), span(24), usd(clearing * 24 - balances("Ford loan"))],
  ["interest on the mortgages together per month", usd(interest(...mortgages) / 12)],
  ["how much of my interest is from the mortgages?", usd(interest(...mortgages)), usd(balances(...mortgages))],
];

const SUPPOSED: Asked[] = [
  ["if I sold the cabin and paid its mortgage, what's left?", ...equity("Cabin", "Cabin mortgage")],
  ["if I sold the Ford and cleared the Ford loan, what would remain?", ...equity("Ford pickup", "Ford loan")],
  [
    "if I sold the violin and put it all on the Barclays card, what is left over?",
    ...equity("Violin", "Barclays card"),
  ],
  ["if Ethereum halved, net worth?", ...moved(worth - values("Ethereum") / 2, worth)],
  [
    "if both houses gained 4%... what is my net worth?",
    ...[...moved(worth + 0.04 * (duplex + cabin), worth), usd(1.04 * duplex), usd(1.04 * cabin)],
  ],
  ["if the duplex lost 5%, what would it be worth?", ...moved(0.95 * duplex, duplex)],
  [
    "if I paid the Target card off from emergency savings, what's left there?",
    ...[...moved(17_800 - target, 17_800), usd(interest("Target card"))],
  ],
  [
    "move 1,000 from emergency savings to holiday savings: what do both hold?",
    ...[...moved(16_800, 17_800), usd(3_150)],
  ],
  [
    "if I spent 400 less a month, savings rate?",
    ...movedPct(((flow + 4_800) / income) * 100, (flow / income) * 100),
    ...[usd(income), usd(expenses - 4_800)],
  ],
  ["if my pay went up 5%, what would be left over each month?", ...moved((flow + 0.05 * income) / 12, flow / 12)],
];

const FLOWS: Asked[] = [
  ["savings rate", pct((flow / income) * 100), usd(income), usd(expenses), usd(flow)],
  ["what have I left over each month", usd(flow / 12), usd(flow), usd(flow / 26)],
  ["how many months would the emergency savings alone last?", cover(17_800 / (expenses / 12))],
  ["how long would my cash last?", cover(cash / (expenses / 12)), usd(cash)],
  ["what's 15% of my income?", ...[12, 1, 26].map((times) => usd((income * 0.15) / times))],
];

/** What Greta asks of what is kept; {@link GRETA_AHEAD} is of what lies ahead. */
export const GRETA_ASKED: Asked[] = [...TOTALS, ...COMPARED, ...DEBTS, ...SUPPOSED, ...FLOWS];
