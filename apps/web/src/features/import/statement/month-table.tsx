import { formatDollars, formatFullMonth } from "@seven-figures/domain";
import styles from "../import.module.css";
import type { MonthTotal } from "./estimate.ts";

interface MonthTableProps {
  months: readonly MonthTotal[];
  leftOut: ReadonlySet<string>;
  onChange: (leftOut: ReadonlySet<string>) => void;
}

/** The totals of each month, and whether it counts. Months that are not covered whole never do. */
export function MonthTable({ months, leftOut, onChange }: MonthTableProps) {
  const toggle = (month: string) => {
    const next = new Set(leftOut);
    if (!next.delete(month)) next.add(month);
    onChange(next);
  };
  return (
    <table className={styles.months}>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Income</th>
          <th scope="col">Spending</th>
          <th scope="col">Counts</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, income, spending, isWhole }) => (
          <tr key={month} className={isWhole ? undefined : styles.partial}>
            <th scope="row">{formatFullMonth(month)}</th>
            <td>{formatDollars(income)}</td>
            <td>{formatDollars(spending)}</td>
            <td>
              {isWhole ? (
                <label className={styles.tick}>
                  <input type="checkbox" checked={!leftOut.has(month)} onChange={() => toggle(month)} />
                  <span className="visually-hidden">Count {formatFullMonth(month)}</span>
                </label>
              ) : (
                "Partial"
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
