import { formatDollars } from "@seven-figures/domain";
import { Table2 } from "lucide-react";
import { useState } from "react";
import { NumbersFold } from "#chart/numbers-fold.tsx";
import { FigureButton } from "#explained/figure-button.tsx";
import type { Explained } from "./explanations.ts";
import { type RoadReading, tableReadings } from "./road-readings.ts";
import styles from "./road-table.module.css";

interface RoadTableProps {
  readings: readonly RoadReading[];
  onExplain: (what: Explained) => void;
}

/** The numbers behind the picture; they are many, and made when they are asked for. */
export function RoadTable(props: RoadTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <NumbersFold icon={Table2} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {open ? <Numbers {...props} /> : null}
    </NumbersFold>
  );
}

function Numbers({ readings, onExplain }: RoadTableProps) {
  return (
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
                <FigureButton onExplain={() => onExplain({ reading })}>{formatDollars(reading.netWorth)}</FigureButton>
              </td>
              <td>{reading.high === null ? "" : formatDollars(reading.high)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
