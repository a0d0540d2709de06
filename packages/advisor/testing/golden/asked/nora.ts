import {
  EMERGENCY_FUND_MONTHS,
  emergencyFund,
  savingsForIncome,
  sustainableIncome,
  WITHDRAWAL_RATE,
} from "@seven-figures/domain";
import { cover, num, pct, span, usd } from "../figures.ts";
import { reached } from "../outlook.ts";
import { NORA } from "../people.ts";
import { moved, sumsOf } from "../sums.ts";
import type { Asked } from "./asked.ts";

const of = sumsOf(NORA);
const { worth, owned, flow, expenses, values, balances } = of;
const [cash, fund, gold] = [values("Wells Fargo savings"), values("Index fund"), values("Gold coins")];
const spent = expenses / 12;
const both = of.assetsTold("Wells Fargo savings", "Index fund");
const sound = emergencyFund(cash, NORA.financials.financialInfo);
const DENTAL = balances("Dental plan");
const drawable = cash + fund - DENTAL;

const ENTRIES: Asked[] = [
  ["net worth", ...of.worthTold],
  ["what share of what I own is the index fund?", pct((fund / owned) * 100), usd(fund), usd(owned)],
  ["how much gold do I have?", usd(gold), pct((gold / owned) * 100)],
  ["what do I owe?", usd(DENTAL)],
  ["interest on the dental plan?", pct(0), usd(DENTAL)],
  ["everything except the gold", ...both],
  ["savings plus index fund", ...both],
  ["savings minus the dental plan", ...moved(cash, DENTAL)],
  ["is the index fund more than the savings?", ...moved(fund, cash), usd(fund + cash)],
  ["how much more is in the index fund than in savings?", ...moved(fund, cash), usd(fund + cash)],
  ["how many times my yearly spending is my net worth?", num(worth / expenses)],
  ["average of what I own", usd(owned / 3)],
  ["biggest asset", usd(fund), pct((fund / owned) * 100), usd(cash)],
  ["how much is 4% of the index fund?", usd(fund * 0.04)],
  ["how many debts?", num(1), usd(DENTAL)],
  ["net worth without the index fund", usd(worth - fund)],
  ["savings rate?"],
  ["debt to income ratio"],
];

/** Months told in years as well: "34 months (2.8 years)". */
const years = (months: number) => [`${Number((months / 12).toFixed(1)) * 12} months`];

const CASH_TOLD = [
  ...[cover(cash / spent), usd(cash), usd(spent), usd(sound?.low ?? 0), usd(sound?.high ?? 0)],
  ...[num(EMERGENCY_FUND_MONTHS.low), span(EMERGENCY_FUND_MONTHS.high)],
];

const FLOWS: Asked[] = [
  ["how long will my savings last?", ...CASH_TOLD],
  ["how many months could I live on the Wells Fargo savings?", cover(cash / spent), usd(cash), years(cash / spent)],
  ["how many months would everything I own pay for?", cover(owned / spent), usd(owned), years(owned / spent)],
  ["how many months of expenses are in cash?", ...CASH_TOLD],
  ["what's left over each month?", usd(-flow / 12)],
  ["how much am I short each month?", usd(-flow / 12)],
  ["what do I spend a month?", usd(spent), usd(expenses), usd(expenses / 26)],
  ["what do I spend a year?", usd(expenses), usd(spent), usd(expenses / 26)],
  ["what is my income?", usd(0)],
  [
    "how big should my emergency fund be?",
    ...[usd(cash), cover(cash / spent), usd(spent), usd(sound?.low ?? 0), usd(sound?.high ?? 0)],
    ...[num(EMERGENCY_FUND_MONTHS.low), span(EMERGENCY_FUND_MONTHS.high)],
  ],
  ["could I afford a 12,000 trip?", usd(cash - 12_000), cover((cash - 12_000) / spent)],
  [
    "what can I draw a year by the 4 percent rule?",
    ...[
      pct(WITHDRAWAL_RATE),
      usd(of.target),
      usd(sustainableIncome(of.target)),
      usd(drawable),
      usd(sustainableIncome(drawable)),
    ],
    ...[usd(expenses), usd(savingsForIncome(expenses))],
  ],
];

const SHED = of.goalTold("Garden shed");
const AHEAD: Asked[] = [
  ["how long to pay off the dental plan at 150 a month?", ...of.paidOff("Dental plan", 150)],
  ["dental plan at 100 a month, how many payments and what's the last one?", ...of.paidOff("Dental plan", 100)],
  ["when do I reach my target?", usd(of.target), usd(worth)],
  ["how far am I from the target?", pct(of.toTarget.percent), usd(of.toTarget.remaining)],
  ["percent of target?", pct(of.toTarget.percent)],
  ["how far is the garden shed?", ...SHED],
  ["what's missing for the shed?", ...SHED],
  ["shed per month until the date", ...SHED, span(6)],
  [
    "when is the shed full at 100 a month?",
    ...SHED,
    ...reached(of.missing("Garden shed") / 100),
    of.spare("Garden shed", 15),
  ],
];

const SUPPOSED: Asked[] = [
  ["if I paid off the dental plan from the savings, what's left in the savings?", ...moved(cash - DENTAL, cash)],
  ["if the index fund dropped 25%, what's my net worth?", ...moved(worth - fund / 4, worth), usd(fund * 0.75)],
  ["if the index fund gained 10%, what would it be worth?", ...moved(fund * 1.1, fund)],
  [
    "if I took a job paying 24,000 a year, what would be left over a month?",
    ...[usd(spent - 2_000), usd(-spent), usd(2_000)],
  ],
  [
    "months covered if I spent 500 less a month?",
    ...[cover(cash / (spent - 500)), cover(cash / spent), cover(cash / (spent - 500) - cash / spent)],
  ],
  ["if I sold the gold coins for 11,000, what's my net worth?", ...moved(worth + 11_000 - gold, worth), usd(11_000)],
  ["if I gave 20,000 from the savings to my son, what would be left?", ...moved(cash - 20_000, cash)],
  ["what if I spent 300 a month less, how much would I be short?", usd(spent - 300), usd(-spent), usd(300)],
];

/** What is asked by Nora. */
export const NORA_ASKED: Asked[] = [...ENTRIES, ...FLOWS, ...AHEAD, ...SUPPOSED];
