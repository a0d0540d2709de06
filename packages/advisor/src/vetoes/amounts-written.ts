import { type Change, type Debt, type Documents, FINANCIAL_INFO_FIELDS, type Goal } from "@seven-figures/domain";

/** An amount of money that a change would store, and what stands there now. */
export interface AmountWritten {
  change: Change;
  value: number;
  /** What stands there; null where nothing does. */
  stored: number | null;
  of:
    | "income"
    | "expenses"
    | "savings"
    | "asset"
    | "debt"
    | "goal-target"
    | "goal-current"
    | "step"
    | "target"
    | "told";
  /** What it belongs to, in the person's words. */
  name: string;
  /** Of what a goal has, what it aims at: "350 left" is told from there. */
  aim?: number;
}

/** Every amount that changes would store anew or alter. Rates, progress and years are none. */
export function amountsWritten(changes: readonly Change[], documents: Documents): AmountWritten[] {
  return changes.flatMap((change) => amountsOf(change, documents));
}

const FIGURES = [
  ["annualIncome", "income", "your income"],
  ["annualExpenses", "expenses", "your expenses"],
  ["currentSavings", "savings", FINANCIAL_INFO_FIELDS.currentSavings.label],
] as const;

function amountsOf(change: Change, { financials, goals, profile }: Documents): AmountWritten[] {
  const amount = (
    of: AmountWritten["of"],
    name: string,
    value: number | null | undefined,
    stored: number | null = null,
  ): AmountWritten[] =>
    value === null || value === undefined || value === stored ? [] : [{ change, value, stored, of, name }];
  switch (change.kind) {
    case "set-financial-info":
      return FIGURES.flatMap(([field, of, name]) =>
        amount(of, name, change.fields[field], financials.financialInfo[field]),
      );
    case "add-asset":
      return amount("asset", change.asset.name, change.asset.value);
    case "edit-asset": {
      const asset = financials.assets?.find(({ id }) => id === change.id);
      return asset ? amount("asset", asset.name, change.fields.value, asset.value) : [];
    }
    case "add-debt":
      return amount("debt", change.debt.name, change.debt.balance);
    case "edit-debt": {
      const debt = findDebt(financials.debts, change.id);
      return debt ? amount("debt", debt.name, change.fields.balance, debt.balance) : [];
    }
    case "add-goal":
      return goalAmounts(change.goal, undefined, amount);
    case "edit-goal": {
      const goal = goals.intermediateGoals.find(({ id }) => id === change.id);
      return goal ? goalAmounts({ title: goal.title, ...change.fields }, goal, amount) : [];
    }
    case "set-financial-goal":
      return amount("target", "your target", change.fields.targetAmount, profile.financialGoal.targetAmount);
    case "tell-past":
      return amount("told", change.figure.name || "that day", change.figure.amount);
    default:
      return [];
  }
}

function findDebt(debts: readonly Debt[] | null, id: string): Debt | undefined {
  return debts?.find((debt) => debt.id === id);
}

function goalAmounts(
  { title, targetAmount, currentAmount, submilestones = [] }: Partial<Pick<Goal, keyof Goal>> & Pick<Goal, "title">,
  was: Goal | undefined,
  amount: (
    of: AmountWritten["of"],
    name: string,
    value: number | null | undefined,
    stored?: number | null,
  ) => AmountWritten[],
): AmountWritten[] {
  const steps = submilestones.flatMap((step) => {
    const old = was?.submilestones.find(({ id }) => id === step.id);
    return amount("step", step.title, step.targetAmount, old?.targetAmount ?? null);
  });
  const current = currentAmount === 0 ? null : currentAmount;
  return [
    ...amount("goal-target", title, targetAmount, was?.targetAmount ?? null),
    ...amount("goal-current", title, current, was?.currentAmount ?? null).map((each) => ({
      ...each,
      aim: targetAmount ?? was?.targetAmount ?? 0,
    })),
    ...steps,
  ];
}
