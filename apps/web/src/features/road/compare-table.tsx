import { formatDollars, formatLikelihood, type RoadLine, worthAfter } from "@seven-figures/domain";
import { FigureButton } from "#explained/figure-button.tsx";
import { arrivalWords } from "#explained/road-date-words.ts";
import type { Explained, ExplainedRoad } from "./explanations.ts";
import { COMPARED_YEARS } from "./road-words.ts";
import styles from "./scenarios-card.module.css";
import type { ComparedScenario } from "./use-compared.ts";

export interface CompareTableProps {
  line: RoadLine;
  likelihood: number | null | undefined;
  compared: readonly ComparedScenario[];
  /** `of`: the scenario that the figure is of; left out for the road that is looked at. */
  onExplain: (what: Explained, of?: Pick<ExplainedRoad, "line" | "likelihood">) => void;
}

/** This road and those beside it, by what matters of each. */
export function CompareTable({ line, likelihood, compared, onExplain }: CompareTableProps) {
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
            <th scope="col">In {COMPARED_YEARS} years</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const explain = (what: Explained) => () => onExplain(what, row.id === "this" ? undefined : row);
            return (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                <td>
                  <FigureButton onExplain={explain("date")}>{arrivalWords(row.line)}</FigureButton>
                </td>
                <td>
                  {row.likelihood === null || row.likelihood === undefined ? (
                    "–"
                  ) : (
                    <FigureButton onExplain={explain("likelihood")}>
                      {together(formatLikelihood(row.likelihood))} {together(`by ${row.line.targetYear}`)}
                    </FigureButton>
                  )}
                </td>
                <td>
                  {row.line.path ? (
                    <FigureButton onExplain={explain("ten-years")}>
                      {formatDollars(worthAfter(row.line, COMPARED_YEARS * 12))}
                    </FigureButton>
                  ) : (
                    "–"
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Words that stay on one line where the column is narrow. */
function together(words: string): string {
  return words.replaceAll(" ", "\u00a0");
}
