import * as fc from "fast-check";
import { type CalendarDate, calendarDate, type Instant } from "../src/calendar-date.ts";
import type { Change } from "../src/changes.ts";
import type { Documents } from "../src/documents.ts";
import { type Asset, DEBT_PAYMENTS, type Debt, type FinancialInfo, type Financials } from "../src/financials.ts";
import { isMoneyType, measureOf } from "../src/goal-kinds.ts";
import type { Goal, Submilestone } from "../src/goals.ts";
import { type Cents, type Dollars, MAX_AMOUNT, toDollars } from "../src/money.ts";
import {
  ASSET_TYPES,
  COUNTRIES,
  DEBT_TYPES,
  EMPLOYMENT_STATUSES,
  GOAL_STATUSES,
  GOAL_TYPES,
  RISK_TOLERANCES,
  STRATEGIES,
  TIMEFRAMES,
} from "../src/options.ts";
import { type CheckIn, type Past, TOLD_KINDS, type ToldFigure } from "../src/past.ts";
import type { Profile } from "../src/profile.ts";
import type { Scenarios } from "../src/scenarios.ts";

/** Generated documents and changes that keep all rules, for laws. */

export const NOW: Instant = "2026-11-20T09:00:00.000Z";
export const LATER: Instant = "2026-11-21T10:30:00.000Z";

/** Whole cents from 0 to the largest amount; small ones often. */
export const cents: fc.Arbitrary<Cents> = fc
  .oneof(fc.nat(1_000), fc.nat(100_000_000), fc.integer({ min: 0, max: MAX_AMOUNT * 100 }))
  .map((value) => value as Cents);
export const amount: fc.Arbitrary<Dollars> = cents.map(toDollars);
export const positiveAmount: fc.Arbitrary<Dollars> = cents.map((value) => toDollars(Math.max(value, 1)));

export const day: fc.Arbitrary<CalendarDate> = fc
  .tuple(fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map((parts) => calendarDate(...parts));

export const text = fc.string({ maxLength: 30 }).map((value) => value.trim());
export const name = text.map((value) => value || "x");
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });

/** Few ids, so that changes often meet what is there. */
export const id = fc.constantFrom("a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "b1", "b2", "b3");

const distinct = <Entry extends { id: string }>(entry: fc.Arbitrary<Entry>, maxLength: number) =>
  fc.uniqueArray(entry, { selector: (value) => value.id, maxLength });

export const asset: fc.Arbitrary<Asset> = fc.record({
  id,
  name,
  type: fc.constantFrom(...ASSET_TYPES),
  value: positiveAmount,
  description: text,
});

export const debt: fc.Arbitrary<Debt> = fc.record({
  id,
  name,
  type: fc.constantFrom(...DEBT_TYPES),
  balance: positiveAmount,
  interestRate: orNull(fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100)),
  description: text,
});

export const financialInfo: fc.Arbitrary<FinancialInfo> = fc.record({
  annualIncome: orNull(amount),
  annualExpenses: orNull(amount),
  currentSavings: orNull(amount),
});

export const financials: fc.Arbitrary<Financials> = fc.record({
  financialInfo,
  assets: orNull(distinct(asset, 10)),
  debts: orNull(distinct(debt, 10)),
  createdAt: fc.constant(NOW),
  updatedAt: fc.constant(NOW),
});

const step = fc.record({
  id,
  title: name,
  description: text,
  targetAmount: positiveAmount,
  targetDate: orNull(day),
  completed: fc.boolean(),
});

export const goal: fc.Arbitrary<Goal> = fc
  .record({
    id,
    title: name,
    type: fc.constantFrom(...GOAL_TYPES),
    targetAmount: positiveAmount,
    share: fc.integer({ min: 0, max: 100 }),
    targetDate: orNull(day),
    status: fc.constantFrom(...GOAL_STATUSES),
    description: text,
    category: text,
    submilestones: distinct(step, 5),
  })
  .map(({ share, targetAmount, submilestones, ...fields }) => {
    const currentAmount = toDollars(Math.floor(targetAmount * share));
    return {
      ...fields,
      ...measureOf(fields.type, { targetAmount, currentAmount, progress: share }),
      submilestones: submilestones.map(
        (entry, order): Submilestone => ({
          ...entry,
          targetAmount: isMoneyType(fields.type) ? Math.min(entry.targetAmount, targetAmount) : null,
          order,
        }),
      ),
      createdAt: NOW,
      updatedAt: NOW,
    };
  });

const toldFigure: fc.Arbitrary<ToldFigure> = fc
  .record({ id, date: day, of: fc.constantFrom(...TOLD_KINDS), name, amount, isBelow: fc.boolean() })
  .map(({ isBelow, ...told }) =>
    told.of === "net-worth" ? { ...told, name: "", amount: isBelow ? 0 - told.amount || 0 : told.amount } : told,
  );

const anyAmount = fc.oneof(
  amount,
  amount.map((value) => 0 - value || 0),
);

const checkIn: fc.Arbitrary<CheckIn> = fc.record({
  id,
  date: day,
  since: orNull(day),
  netWorth: anyAmount,
  saved: anyAmount,
  market: anyAmount,
  paidOff: anyAmount,
  arrival: orNull(day),
  arrivalBefore: orNull(day),
});

export const scenarios: fc.Arbitrary<Scenarios> = fc.record({
  scenarios: fc.uniqueArray(
    fc.record({ id, name, address: fc.constantFrom("", "saving=300", "risk=aggressive&year=2040") }),
    { selector: (scenario) => scenario.id, maxLength: 3 },
  ),
  createdAt: fc.constant(NOW),
  updatedAt: fc.constant(NOW),
});

export const past: fc.Arbitrary<Past> = fc.record({
  told: distinct(toldFigure, 6),
  checkIns: distinct(checkIn, 4),
  createdAt: fc.constant(NOW),
  updatedAt: fc.constant(NOW),
});

const names = fc.uniqueArray(name, { selector: (value) => value.toLowerCase(), maxLength: 6 });

export const profile: fc.Arbitrary<Profile> = fc.record({
  basicInfo: fc.record({
    name: text,
    email: fc.oneof(fc.constant(""), fc.constantFrom("ann@example.com", "o.neil+x@mail.example.org")),
    birthday: orNull(day),
    location: text,
    occupation: text,
    country: orNull(fc.constantFrom(...COUNTRIES)),
    employmentStatus: orNull(fc.constantFrom(...EMPLOYMENT_STATUSES)),
  }),
  educationHistory: fc.array(
    fc.record({ school: text, field: text, graduationYear: fc.constantFrom("", "1999", "2031") }),
    { maxLength: 3 },
  ),
  experience: fc.array(
    fc.record({
      company: text,
      position: text,
      startYear: fc.constantFrom("", "1999"),
      endYear: fc.constantFrom("", "2004", "Present"),
      description: text,
    }),
    { maxLength: 3 },
  ),
  financialGoal: fc.record({
    targetAmount: positiveAmount,
    targetYear: fc.integer({ min: 1900, max: 2200 }),
    timeframe: orNull(fc.constantFrom(...TIMEFRAMES)),
    riskTolerance: orNull(fc.constantFrom(...RISK_TOLERANCES)),
    primaryStrategy: orNull(fc.constantFrom(...STRATEGIES)),
  }),
  createdAt: fc.constant(NOW),
  updatedAt: fc.constant(NOW),
});

export const documents: fc.Arbitrary<Documents> = fc.record({
  profile,
  financials,
  goals: fc.record({
    intermediateGoals: distinct(goal, 12),
    createdAt: fc.constant(NOW),
    updatedAt: fc.constant(NOW),
  }),
  skills: fc.record({ skills: names, interests: names, createdAt: fc.constant(NOW), updatedAt: fc.constant(NOW) }),
  past,
  scenarios,
});

const some = <Fields extends object>(fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> }) =>
  fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<Partial<Fields>>;

const list = fc.constantFrom("skills", "interests");

/** Changes of all kinds, some of which break a rule or meet nothing. */
export const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    kind: fc.constant("set-financial-info"),
    fields: some({ annualIncome: orNull(amount), annualExpenses: orNull(amount), currentSavings: orNull(amount) }),
  }),
  fc.record({ kind: fc.constant("add-asset"), asset }),
  fc.record({
    kind: fc.constant("edit-asset"),
    id,
    fields: some({ name: text, value: amount, type: fc.constantFrom(...ASSET_TYPES) }),
  }),
  fc.record({ kind: fc.constant("delete-asset"), id }),
  fc.record({ kind: fc.constant("confirm-no-assets") }),
  fc.record({ kind: fc.constant("add-debt"), debt }),
  fc.record({ kind: fc.constant("edit-debt"), id, fields: some({ name: text, balance: amount }) }),
  fc.record({ kind: fc.constant("delete-debt"), id }),
  fc.record({ kind: fc.constant("confirm-no-debts") }),
  fc.record({ kind: fc.constant("set-debt-payments"), debtPayments: fc.constantFrom(...DEBT_PAYMENTS) }),
  fc.record({ kind: fc.constant("add-goal"), goal }),
  fc.record({
    kind: fc.constant("edit-goal"),
    id,
    fields: some({
      title: text,
      targetDate: orNull(day),
      status: fc.constantFrom(...GOAL_STATUSES),
      progress: fc.integer({ min: 0, max: 120 }),
      submilestones: goal.map((value) => value.submilestones),
    }),
  }),
  fc.record({ kind: fc.constant("delete-goal"), id }),
  fc.record({ kind: fc.constant("set-basic-info"), fields: some({ name: text, location: text }) }),
  fc.record({
    kind: fc.constant("set-financial-goal"),
    fields: some({ targetAmount: amount, targetYear: fc.integer({ min: 1890, max: 2210 }) }),
  }),
  fc.record({ kind: fc.constant("add-names"), list, names: fc.array(text, { maxLength: 4 }) }),
  fc.record({ kind: fc.constant("tell-past"), figure: toldFigure }),
  fc.record({ kind: fc.constant("delete-scenario"), id }),
  fc.record({ kind: fc.constant("remove-names"), list, names: fc.array(name, { maxLength: 4 }) }),
);
