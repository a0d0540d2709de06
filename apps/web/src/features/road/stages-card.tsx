import { formatDollars, formatFullMonth, formatMonth, type NearerThing, type RoadLine } from "@seven-figures/domain";
import { memo } from "react";
import { paths } from "#config/paths.ts";
import { FigureButton } from "#explained/figure-button.tsx";
import { nearerAbout, nearerWords } from "#explained/nearer-words.ts";
import { Link } from "#routing/link.tsx";
import { Card } from "#ui/card.tsx";
import type { Explained } from "./explanations.ts";
import { PairTable } from "./pair-table.tsx";
import styles from "./stages-card.module.css";

interface StagesCardProps {
  line: RoadLine;
  /** Steps, debts and purchases that move the date. */
  nearer: readonly NearerThing[];
  onExplain: (what: Explained) => void;
}

/** What lies on the road: milestones with their dates, goals with money and a day. */
export const StagesCard = memo(function StagesCard({ line, nearer, onExplain }: StagesCardProps) {
  return (
    <Card title="On the way">
      <div className={styles.columns}>
        <PairTable caption="Milestones" heads={["Milestone", "When"]}>
          {line.milestones.map(({ percent, amount, reached, date }) => (
            <tr key={percent}>
              <th scope="row">
                {formatDollars(amount)} <span>{percent}%</span>
              </th>
              <td>
                <FigureButton onExplain={() => onExplain(percent)}>
                  {reached ? "Reached" : date ? formatFullMonth(date) : line.path ? "Out of reach" : "Not known yet"}
                </FigureButton>
              </td>
            </tr>
          ))}
        </PairTable>
        {line.marks.length > 0 ? (
          <PairTable caption="Goals with money and a date" heads={["Goal", "When"]}>
            {line.marks.map((mark) => (
              <tr key={mark.goalId}>
                <th scope="row">
                  {mark.title} <span>{formatDollars(mark.amount)}</span>
                </th>
                <td>
                  {formatMonth(mark.date)}
                  {mark.savedBy ? (
                    <span className={styles.saved}>
                      <FigureButton onExplain={() => onExplain({ mark })}>
                        saved for by {formatMonth(mark.savedBy)}
                      </FigureButton>
                    </span>
                  ) : null}
                </td>
              </tr>
            ))}
          </PairTable>
        ) : (
          <p className={styles.none}>
            Goals with an amount and a date are marked on the road. <Link to={paths.goals}>See your goals</Link>
          </p>
        )}
        {nearer.length > 0 ? (
          <Nearer things={nearer} target={formatDollars(line.target)} onExplain={onExplain} />
        ) : null}
      </div>
    </Card>
  );
});

interface NearerProps extends Pick<StagesCardProps, "onExplain"> {
  things: readonly NearerThing[];
  target: string;
}

/** What is planned or owed, and what it does to the date: a step put aside beyond today's pace, a debt paid off, a goal bought. */
function Nearer({ things, target, onExplain }: NearerProps) {
  return (
    <PairTable caption={`Nearer ${target}, one at a time`} heads={["Step, debt or purchase", "How much nearer"]}>
      {things.map((thing) => (
        <tr key={`${thing.kind} ${thing.id}`}>
          <th scope="row">
            {thing.title}{" "}
            <span>
              {formatDollars(thing.amount)} {nearerAbout(thing)}
            </span>
          </th>
          <td>
            <FigureButton onExplain={() => onExplain({ nearer: { ...thing, doubt: null } })}>
              {nearerWords({ ...thing, doubt: null })}
            </FigureButton>
          </td>
        </tr>
      ))}
    </PairTable>
  );
}
