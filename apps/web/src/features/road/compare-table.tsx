import { formatDollars, formatLikelihood, type RoadLine, worthAfter } from "@seven-figures/domain";
import { arrivalWords } from "./road-words.ts";
import styles from "./scenarios-card.module.css";
import type { ComparedScenario } from "./use-compared.ts";

interface CompareTableProps {
  line: RoadLine;
  likelihood: number | null | undefined;
  compared: readonly ComparedScenario[];
}

const YEARS = 10;

/** This road and those beside it, by what matters of each. */
export function CompareTable({ line, likelihood, compared }: CompareTableProps) {
  const rows = [
    { id: "this", name: "This road", line, likelihood },
    ...compared.map((entry) => ({ ...entry, id: entry.scenario.id, name: entry.scenario.name })),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keys
    <section className={styles.scroll} aria-label="Scenarios side by side" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Road</th>
            <th scope="col">{formatDollars(line.target)}</th>
            <th scope="col">Likely in time</th>
            <th scope="col">In {YEARS} years</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td>{arrivalWords(row.line)}</td>
              <td>
                {row.likelihood === null || row.likelihood === undefined
                  ? "–"
                  : `${formatLikelihood(row.likelihood)} by ${row.line.targetYear}`}
              </td>
              <td>{row.line.path ? formatDollars(worthAfter(row.line, YEARS * 12)) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
