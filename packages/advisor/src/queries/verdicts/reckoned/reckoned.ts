import type { Verdict, Wanted } from "../verdict.ts";
import { allPaidAt } from "./all-paid-at.ts";
import { enoughOfOwn } from "./enough-of-own.ts";
import { flowChanged } from "./flow-changed.ts";
import { homeMonthly } from "./home-monthly.ts";
import { hourlyPay } from "./hourly-pay.ts";
import { lastsAt } from "./lasts-at.ts";
import { oneBillSet } from "./one-bill-set.ts";
import { owedAndFirst } from "./owed-and-first.ts";
import { owedOnThing } from "./owed-on-thing.ts";
import { partRaised } from "./part-raised.ts";
import { onSupposedPay, paySupposed } from "./pay-supposed.ts";
import { paymentOnTop } from "./payment-on-top.ts";
import { payoffCompared } from "./payoff-compared.ts";
import { reachedAssuming } from "./reached-assuming.ts";
import { readyCash } from "./ready-cash.ts";
import { rolledOn } from "./rolled-on.ts";
import { saleBrings } from "./sale-brings.ts";
import { unsteadyIncome } from "./unsteady-income.ts";
import { worthWithout } from "./worth-without.ts";

/** Sums on the own figures and on what is supposed with them. */
export const RECKONED: readonly ((wanted: Wanted) => Verdict | null)[] = [
  ...[
    onSupposedPay,
    oneBillSet,
    enoughOfOwn,
    owedAndFirst,
    rolledOn,
    allPaidAt,
    paymentOnTop,
    payoffCompared,
    owedOnThing,
    saleBrings,
    lastsAt,
    reachedAssuming,
  ],
  ...[hourlyPay, readyCash, homeMonthly, partRaised, flowChanged, paySupposed, unsteadyIncome, worthWithout],
];
