import { addMonths, type CalendarDate } from "../calendar-date.ts";
import type { Debt } from "../financials.ts";
import { type Dollars, roundToCents } from "../money.ts";
import { amortise, paymentToClear } from "../projections/amortise.ts";
import { monthsToTarget } from "../projections/months-to-target.ts";
import { payOffDebts } from "../projections/pay-off-debts.ts";
import { requiredMonthly } from "../projections/required-monthly.ts";
import { type TargetOutlook, targetOutlook } from "../projections/target-outlook.ts";
import { dateAfterMonths } from "../projections/target-path.ts";
import { monthsUntilWorth } from "../schedule/read-schedule.ts";
import { scheduledNeed } from "../schedule/scheduled-need.ts";
import { supposedSchedule } from "../schedule/scheduled-path.ts";
import { leftOfGoal, monthsToDate } from "./goal-need.ts";
import { measure } from "./measure.ts";
import type { Measured, Outcome } from "./outcome.ts";
import { neverEntered, quantify, type Scene } from "./quantity.ts";
import type { Quantity, Query } from "./query.ts";
import { keyOf, select } from "./select.ts";

type Asked<Kind extends Query["kind"]> = Extract<Query, { kind: Kind }>;

const NOTHING_SELECTED: Outcome = { kind: "no-sense", why: "nothing-selected" };
/** Payments that are found by clearing a debt in so many months do clear it, if ever so late. */
const LONGEST_MONTHS = 1200;
const MONTHLY_SURPLUS: Quantity = { kind: "per", of: { kind: "measure", measure: "surplus" }, timesAYear: 12 };

/** The months that a monthly payment takes to clear debts, the highest rate first, with the interest. */
export function untilZero({ of, payment }: Asked<"until-zero">, scene: Scene): Outcome {
  const debts = debtsOf(of, scene);
  if (!Array.isArray(debts)) return debts;
  const monthly = quantify(payment ?? MONTHLY_SURPLUS, scene);
  if (monthly.kind !== "figure") return monthly;
  const paid = roundToCents(monthly.value);
  const [only] = debts;
  if (only && debts.length === 1) return clearingOne(only, paid, scene.today);
  const payoff = payOffDebts(debts, paid, "avalanche");
  if (payoff.kind === "paid-off") {
    const { months, interest } = payoff;
    const owed = debts.reduce((sum, { balance }) => sum + balance, 0);
    return paidOff(months, interest, paid, roundToCents(owed + interest - paid * (months - 1)), scene.today);
  }
  if (payoff.kind === "too-little") return { kind: "never-paid", payment: paid, least: payoff.needed, minimums: true };
  return { kind: "never-paid", payment: paid, least: leastThatClears(debts) };
}

function clearingOne({ balance, interestRate }: Debt, paid: Dollars, today: CalendarDate): Outcome {
  const clearing = amortise(balance, interestRate ?? 0, paid);
  if (clearing.kind === "never")
    return { kind: "never-paid", payment: paid, least: leastPayment(balance, interestRate ?? 0) };
  const last = clearing.schedule.at(-1);
  const lastPayment = roundToCents((last?.interest ?? 0) + (last?.principal ?? 0));
  return paidOff(clearing.months, clearing.interest, paid, lastPayment, today);
}

function paidOff(
  months: number,
  interest: Dollars,
  payment: Dollars,
  lastPayment: Dollars,
  today: CalendarDate,
): Outcome {
  return { kind: "paid-off", months, interest, payment, lastPayment, date: addMonths(today, months) };
}

/** The least whole-dollar payment a month that ends a debt at all. */
function leastPayment(balance: Dollars, rate: number): Dollars {
  return Math.ceil(paymentToClear(balance, rate, LONGEST_MONTHS - 1) + 0.01);
}

function leastThatClears(debts: readonly Debt[]): Dollars {
  return debts.reduce((sum, { balance, interestRate }) => sum + leastPayment(balance, interestRate ?? 0), 0);
}

/** The debts of a selection; those whose rate is not known are asked for by name. */
function debtsOf(of: Asked<"until-zero">["of"], { documents }: Scene): Debt[] | Outcome {
  const keys = new Set(select(of, documents).map(keyOf));
  const debts = (documents.financials.debts ?? []).filter(({ id }) => keys.has(keyOf({ side: "debts", id })));
  const never = debts.length > 0 ? [] : neverEntered(of, documents);
  if (never.length > 0) return { kind: "unknown", missing: never };
  if (debts.length === 0) return NOTHING_SELECTED;
  const missing = debts.flatMap(({ name, interestRate }) =>
    interestRate === null ? [{ kind: "rate" as const, name }] : [],
  );
  return missing.length > 0 ? { kind: "unknown", missing } : debts;
}

export function clearIn({ of, months }: Asked<"clear-in">, scene: Scene): Outcome {
  const debts = debtsOf(of, scene);
  if (!Array.isArray(debts)) return debts;
  if (!(months > 0)) return { kind: "too-late", remaining: debts.reduce((sum, { balance }) => sum + balance, 0) };
  const owed = debts.reduce((sum, { balance }) => sum + balance, 0);
  const payment = debts.reduce((sum, debt) => sum + paymentToClear(debt.balance, debt.interestRate ?? 0, months), 0);
  return {
    kind: "payment",
    payment: roundToCents(payment),
    interest: Math.max(roundToCents(payment * months - owed), 0),
    months,
  };
}

/** Months until a goal has its amount, by saving alone; or until net worth is at one, with the assumed growth. */
export function until(query: Asked<"until">, scene: Scene): Outcome {
  const saving = quantify(query.saving ?? MONTHLY_SURPLUS, scene);
  if (query.goal) {
    const left = leftOfGoal(query.goal, scene);
    if (left.kind !== "figure") return left;
    if (left.value <= 0) return { kind: "reached" };
    if (saving.kind !== "figure") return saving;
    return inMonths(
      saving.value > 0 ? left.value / saving.value : Number.POSITIVE_INFINITY,
      saving.value,
      left.value,
      scene,
    );
  }
  const amount = quantify(query.amount ?? { kind: "measure", measure: "target" }, scene);
  const worth = measure("net-worth", scene.documents);
  if (amount.kind !== "figure" || worth.kind !== "figure") return worst(amount, worth);
  if (worth.value >= amount.value) return { kind: "reached" };
  if (saving.kind !== "figure") return saving;
  const { path, assumption } = outlookOf(scene);
  const time = path
    ? monthsUntilWorth(supposedSchedule(path, { monthly: saving.value - path.monthly }), amount.value)
    : monthsToTarget({ from: worth.value, monthly: saving.value, annualReturn: assumption.annualReturn }, amount.value);
  const months = time.kind === "in" ? time.months : Number.POSITIVE_INFINITY;
  return inMonths(months, saving.value, amount.value, scene);
}

function outlookOf({ documents: { financials, profile, goals }, today }: Scene): TargetOutlook {
  return targetOutlook(financials, profile.financialGoal, today, goals.intermediateGoals);
}

function worst(...measured: Measured[]): Outcome {
  return (
    measured.find((each): each is Exclude<Measured, { kind: "figure" }> => each.kind !== "figure") ?? NOTHING_SELECTED
  );
}

function inMonths(months: number, saving: Dollars, amount: Dollars, { today }: Scene): Outcome {
  const whole = Math.ceil(months - 1e-9);
  const date = dateAfterMonths(today, whole);
  if (!Number.isFinite(months) || !date) return { kind: "never-reached", saving, amount };
  return { kind: "reached-in", months: whole, date, saving, amount };
}

/** What to put aside each month, plainly divided for a goal or a sum not yet begun; for a net worth with growth. */
export function saveBy(query: Asked<"save-by">, scene: Scene): Outcome {
  if (query.goal) {
    const left = leftOfGoal(query.goal, scene);
    if (left.kind !== "figure") return left;
    const months = query.months ?? monthsToDate(query.goal, scene);
    if (typeof months !== "number") return months;
    return saving(left.value, months, left.value / months);
  }
  const amount = quantify(query.amount ?? { kind: "measure", measure: "target" }, scene);
  const worth = measure("net-worth", scene.documents);
  if (amount.kind !== "figure") return amount;
  const outlook = outlookOf(scene);
  const months = query.months ?? outlook.yearsLeft * 12;
  if (worth.kind !== "figure" || amount.value <= worth.value)
    return saving(amount.value, months, amount.value / months);
  const { path, assumption } = outlook;
  const need = path
    ? scheduledNeed(path, amount.value, months)
    : requiredMonthly({ from: worth.value, annualReturn: assumption.annualReturn }, amount.value, months);
  const remaining = roundToCents(amount.value - worth.value);
  if (need.kind === "no-time-left") return { kind: "too-late", remaining };
  return saving(remaining, months, need.kind === "monthly" ? need.amount : 0);
}

function saving(remaining: Dollars, months: number, monthly: Dollars): Outcome {
  if (remaining <= 0) return { kind: "reached" };
  if (!(months > 0)) return { kind: "too-late", remaining };
  return { kind: "save", monthly: Math.ceil(monthly * 100 - 1e-6) / 100, months, remaining };
}
