import type { Verdict, Wanted } from "../verdict.ts";
import { flowChanged } from "./flow-changed.ts";
import { homeMonthly } from "./home-monthly.ts";
import { hourlyPay } from "./hourly-pay.ts";
import { lastsAt } from "./lasts-at.ts";
import { owedOnThing } from "./owed-on-thing.ts";
import { payoffCompared } from "./payoff-compared.ts";
import { reachedAssuming } from "./reached-assuming.ts";
import { readyCash } from "./ready-cash.ts";
import { saleBrings } from "./sale-brings.ts";
import { unsteadyIncome } from "./unsteady-income.ts";

/** Sums on the own figures and on what is supposed with them. */
export const RECKONED: readonly ((wanted: Wanted) => Verdict | null)[] = [
  ...[payoffCompared, owedOnThing, saleBrings, lastsAt, reachedAssuming],
  ...[hourlyPay, readyCash, homeMonthly, flowChanged, unsteadyIncome],
];
