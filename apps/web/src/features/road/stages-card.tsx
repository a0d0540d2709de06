import { formatDollars, formatFullMonth, formatMonth, type NearerThing, type RoadLine } from "@seven-figures/domain";
import { memo } from "react";
import { Link } from "react-router";
import { paths } from "#config/paths.ts";
import { Card } from "#ui/card.tsx";
import type { Explained } from "./explanations.ts";
import { FigureButton } from "./figure-button.tsx";
import { spanWords } from "./road-words.ts";
import styles from "./stages-card.module.css";

interface StagesCardProps {
  line: RoadLine;
  /** Steps and debts that bring the target nearer. */
  nearer: readonly NearerThing[];
  onExplain: (what: Explained) => void;
}

/** What lies on the road: milestones with their dates, goals with money and a day. */
export const StagesCard = memo(function StagesCard({ line, nearer, onExplain }: StagesCardProps) {
  return (
    <Card title="On the way">
      <div className={styles.columns}>
        <table className={styles.stages}>
          <caption>Milestones</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Milestone</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </table>
        {line.marks.length > 0 ? (
          <table className={styles.stages}>
            <caption>Goals with money and a date</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">Goal</th>
                <th scope="col">When</th>
              </tr>
            </thead>
            <tbody>
              {line.marks.map(({ goalId, title, amount, date, savedBy }) => (
                <tr key={goalId}>
                  <th scope="row">
                    {title} <span>{formatDollars(amount)}</span>
                  </th>
                  <td>
                    {formatMonth(date)}
                    {savedBy ? <span className={styles.saved}>saved for by {formatMonth(savedBy)}</span> : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p className={styles.none}>
            Goals with an amount and a date are marked on the road. <Link to={paths.goals}>See your goals</Link>
          </p>
        )}
        {nearer.length > 0 ? <Nearer things={nearer} target={formatDollars(line.target)} /> : null}
      </div>
    </Card>
  );
});

/** What is planned or owed, and what it does to the date: a step put aside beyond today's pace, a debt paid off from savings. */
function Nearer({ things, target }: { things: readonly NearerThing[]; target: string }) {
  return (
    <table className={styles.stages}>
      <caption>Nearer {target}, one at a time</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Step or debt</th>
          <th scope="col">How much nearer</th>
        </tr>
      </thead>
      <tbody>
        {things.map(({ kind, id, title, amount, days }) => (
          <tr key={`${kind} ${id}`}>
            <th scope="row">
              {title}{" "}
              <span>
                {formatDollars(amount)} {kind === "step" ? "on top of your pace" : "paid off from savings"}
              </span>
            </th>
            <td>{spanWords(days)} nearer</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
