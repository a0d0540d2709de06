import { formatDollars } from "@seven-figures/domain";
import { Table2 } from "lucide-react";
import { useState } from "react";
import { FigureButton } from "#explained/figure-button.tsx";
import type { Explained } from "./explanations.ts";
import { type RoadReading, tableReadings } from "./road-readings.ts";
import styles from "./road-table.module.css";

interface RoadTableProps {
  readings: readonly RoadReading[];
  onExplain: (what: Explained) => void;
}

/** The numbers behind the picture, one tap away; made when they are asked for. */
export function RoadTable({ readings, onExplain }: RoadTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.numbers} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Table2 size={16} strokeWidth={2} aria-hidden /> Show the numbers
      </summary>
      {open ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keys
        <section className={styles.scroll} tabIndex={0} aria-label="The road in numbers">
          <table>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">1 in 10 below</th>
                <th scope="col">Middle</th>
                <th scope="col">1 in 10 above</th>
              </tr>
            </thead>
            <tbody>
              {tableReadings(readings).map((reading) => (
                <tr key={reading.date}>
                  <th scope="row">{reading.label}</th>
                  <td>{reading.low === null ? "" : formatDollars(reading.low)}</td>
                  <td>
                    <FigureButton onExplain={() => onExplain({ reading })}>
                      {formatDollars(reading.netWorth)}
                    </FigureButton>
                  </td>
                  <td>{reading.high === null ? "" : formatDollars(reading.high)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </details>
  );
}
