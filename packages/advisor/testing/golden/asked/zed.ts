import { debtBurden, liquidTotal } from "@seven-figures/domain";
import { cover, num, pct, saving, span, usd } from "../figures.ts";
import { outlookOf } from "../outlook.ts";
import { ZED } from "../people.ts";
import { byPeriods, moved, movedPct, sumsOf } from "../sums.ts";
import type { Asked } from "./asked.ts";

const of = sumsOf(ZED);
const ahead = outlookOf(ZED);
const { owned, owed, flow, income, expenses, values, balances } = of;
const cash = liquidTotal(ZED.financials);
const [affirm, mom, phone] = [balances("Affirm"), balances("Loan from Mom"), balances("Phone plan")];
const bike = values("Trek bike");
const burden = debtBurden(ZED.financials);

const ENTRIES: Asked[] = [
  ["net worth?", ...of.worthTold],
  ["what do I owe all together?", usd(owed)],
  ["do my debts cost me interest?", usd(0), pct(0), usd(affirm), usd(mom), usd(phone)],
  ["interest a year?", usd(0)],
  ["which debt is the smallest?", usd(phone), usd(affirm)],
  ["average rate?", pct(0)],
  ["share of debts owed to Mom", pct((mom / owed) * 100), usd(mom), usd(owed)],
  ["debts without Mom's loan", ...of.debtsTold("Affirm", "Phone plan")],
  ["how many debts?", num(3), usd(owed)],
  ["is my savings more than my debts?", usd(cash - owed), usd(cash), usd(owed)],
  ["by how much is the credit union more than Mom's loan?", ...moved(cash, mom)],
  ["what do I own?", usd(owned), num(2)],
  ["debt to income", usd(owed), pct(burden.ofIncome ?? 0), pct(burden.ofAssets ?? 0)],
  ["average debt", usd(owed / 3)],
  ["bike share of assets", pct((bike / owned) * 100), usd(bike), usd(owned)],
];

const PAYOFFS: Asked[] = [
  ["Affirm at 80 a month, how long?", ...of.paidOff("Affirm", 80)],
  ["affirm at 110 a month how many payments and what's the last?", ...of.paidOff("Affirm", 110)],
  ["mom at 200 a month, how long?", ...of.paidOff("Loan from Mom", 200)],
  ["phone plan at 35 a month how long?", ...of.paidOff("Phone plan", 35)],
  ["all debts at 500 a month how long?", ...of.allPaidOff(500)],
  ["clear Mom's loan in 10 months: how much a month?", usd(mom / 10), usd(0)],
  ["Affirm at 80 a month, how long? || and the phone plan?", ...of.paidOff("Phone plan", 80)],
];

const FLOWS: Asked[] = [
  ["what's left over a month?", ...byPeriods(flow)],
  ["savings rate?", pct((flow / income) * 100), usd(income), usd(expenses), usd(flow)],
  ["months covered?", cover(cash / (expenses / 12)), usd(cash)],
  ["could I afford a 3,000 trip?", usd(cash - 3_000), cover((cash - 3_000) / (expenses / 12))],
  ["what do I earn a week?", usd(income / 52), ...byPeriods(income)],
];

const TARGET: Asked[] = [
  ["when do I reach 100,000?", ...ahead.targetTold],
  ["how much a month to reach 100k by 2036?", ...[saving(ahead.needed()), span(10 * 12), usd(of.toTarget.remaining)]],
  ["percent of target", pct(of.toTarget.percent)],
  ["how far from target?", pct(of.toTarget.percent), usd(of.toTarget.remaining)],
  ["what if I saved 200 more a month?", ...ahead.savingMore(200)],
  ["when do I reach 20,000?", ...ahead.until(20_000)],
  ["next milestone", usd(of.nextMilestone)],
];

const SUPPOSED: Asked[] = [
  ["if I pay Mom 500 from the credit union, what is left on her loan?", ...[...moved(mom - 500, mom), usd(cash - 500)]],
  ["if I clear Affirm from savings, what stays in the account?", ...moved(cash - affirm, cash)],
  ["if I sell the bike and pay Affirm, what's left?", usd(bike - affirm), pct(((bike - affirm) / bike) * 100)],
  [
    "if I earned 300 more a month, savings rate?",
    ...movedPct(((flow + 3_600) / (income + 3_600)) * 100, (flow / income) * 100),
    usd(income + 3_600),
  ],
];

/** What is asked by Zed. */
export const ZED_ASKED: Asked[] = [...ENTRIES, ...PAYOFFS, ...FLOWS, ...TARGET, ...SUPPOSED];
