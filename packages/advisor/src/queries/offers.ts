import {
  addMonths,
  type CalendarDate,
  type Change,
  type Documents,
  formatDollars,
  formatFullMonth,
} from "@seven-figures/domain";

/**
 * What a supposition offers: told as done where it is an event on debts and accounts, as a goal where it is a habit. Each is a
 * sentence that the readers read, so that tapping it carries it out.
 */
export function offersFor(changes: readonly Change[], documents: Documents, today: CalendarDate): string[] {
  if (changes.some(({ kind }) => kind === "set-financial-info")) return habit(changes, documents, today);
  const sentences = changes.map((change) => told(change, documents));
  const isTellable = changes.length > 0 && changes.length <= 2 && sentences.every((each) => each !== null);
  return isTellable ? [`Make it real: ${sentences.join(", ")}`] : [];
}

function told(change: Change, { financials }: Documents): string | null {
  if (change.kind === "edit-debt") {
    const debt = financials.debts?.find(({ id }) => id === change.id);
    return debt && change.fields.balance !== undefined
      ? `${debt.name} is now at ${formatDollars(change.fields.balance)}`
      : null;
  }
  if (change.kind !== "edit-asset" || change.fields.value === undefined) return null;
  const asset = financials.assets?.find(({ id }) => id === change.id);
  return asset?.type === "savings" ? `${asset.name} is now at ${formatDollars(change.fields.value)}` : null;
}

/** Less spending is a sum saved in a year. */
function habit(changes: readonly Change[], { financials }: Documents, today: CalendarDate): string[] {
  const [change] = changes;
  const spent = financials.financialInfo.annualExpenses;
  if (change?.kind !== "set-financial-info" || changes.length !== 1 || spent === null) return [];
  const saved = spent - (change.fields.annualExpenses ?? spent);
  return saved > 0 ? [`Make it a goal: save ${formatDollars(saved)} by ${formatFullMonth(addMonths(today, 12))}`] : [];
}
