import { formatDollars } from "@seven-figures/domain";
import { Table } from "lucide-react";
import { NumbersFold } from "#chart/numbers-fold.tsx";
import type { HistorySeries } from "./history-series.ts";
import styles from "./history-table.module.css";

/** The numbers behind the line. */
export function HistoryTable({ series }: { series: HistorySeries }) {
  return (
    <NumbersFold icon={Table}>
      <table className={styles.table}>
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
    </NumbersFold>
  );
}
