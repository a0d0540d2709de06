import { formatDollars } from "@seven-figures/domain";
import { Table } from "lucide-react";
import type { HistorySeries } from "./history-series.ts";
import styles from "./history-table.module.css";

/** The numbers behind the line, one tap away. */
export function HistoryTable({ series }: { series: HistorySeries }) {
  return (
    <details className={styles.numbers}>
      <summary>
        <Table size={16} strokeWidth={2} aria-hidden /> Show the numbers
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{series.by === "day" ? "Day" : "Month"}</th>
            <th scope="col">Net worth</th>
          </tr>
        </thead>
        <tbody>
          {series.points.map(({ date, label, netWorth }) => (
            <tr key={date}>
              <td>{label}</td>
              <td>{formatDollars(netWorth)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
