import { formatDollars, type MonthsTo, type RoadLine } from "@seven-figures/domain";
import { Lightbulb, Route } from "lucide-react";
import { memo } from "react";
import { paths } from "#config/paths.ts";
import { FigureButton } from "#explained/figure-button.tsx";
import { arrivalWords } from "#explained/road-date-words.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { DrawnRoad } from "./drawn-road.ts";
import type { Explained } from "./explanations.ts";
import { ignoredWords, noteWords } from "./note-words.ts";
import styles from "./road-card.module.css";
import { RoadChart } from "./road-chart.tsx";
import type { ComparedRoad } from "./road-lines.tsx";
import { useDrawnRoad } from "./road-pulls.ts";
import { RoadTable } from "./road-table.tsx";
import { differenceWords, likelihoodWords, roadInWords } from "./road-words.ts";
import { targetInTodaysMoney, todaysMoneyArrival } from "./todays-money.ts";

interface RoadCardProps {
  /** As the page holds it; while a lever is pulled the date, the chance and the picture go ahead of it. */
  road: DrawnRoad;
  /** When the target is reached while no lever is moved. */
  usualArrival: MonthsTo | null;
  compared: readonly ComparedRoad[];
  /** Keys of the address that made no sense. */
  ignored: readonly string[];
  isTodaysMoney: boolean;
  onExplain: (what: Explained) => void;
}

/** When, how likely, and the picture of it. Drawn anew only where it is another: a lever under the finger must not wait. */
export const RoadCard = memo(function RoadCard(props: RoadCardProps) {
  const { road, usualArrival, compared, ignored, isTodaysMoney, onExplain } = props;
  const { line, likelihood, readings } = road;
  const notes = [...line.notes.map(noteWords), ...(ignored.length > 0 ? [ignoredWords(ignored)] : [])];
  return (
    <Card as="section" aria-labelledby="road-date">
      <h2 id="road-date" className={styles.lead}>
        When you reach {formatDollars(line.target)}
      </h2>
      <Answer road={road} usualArrival={usualArrival} isTodaysMoney={isTodaysMoney} onExplain={onExplain} />
      {notes.length > 0 ? (
        <ul className={styles.notes} aria-label="Good to know">
          {notes.map((note) => (
            <li key={note}>
              <Lightbulb size={18} strokeWidth={1.75} aria-hidden /> <span>{note}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {line.path || line.past.length > 1 ? (
        <>
          <RoadChart road={road} compared={compared} onExplain={onExplain} />
          <Legend line={line} compared={compared} onExplain={onExplain} />
          <p className="visually-hidden">{roadInWords({ line, likelihood, end: readings.at(-1) })}</p>
          <RoadTable readings={readings} onExplain={onExplain} />
        </>
      ) : (
        <EmptyState
          icon={<Route strokeWidth={1.75} aria-hidden />}
          title="Your road starts here"
          text="It needs what you earn and spend; with what you own and owe it begins where you stand."
          action={
            <ButtonLink variant="secondary" to={paths.financials}>
              Enter your financials
            </ButtonLink>
          }
        />
      )}
    </Card>
  );
});

/** The date, how likely the year is, and what the levers change of it: moves with a lever under the finger. */
function Answer({ road, usualArrival, isTodaysMoney, onExplain }: Omit<RoadCardProps, "compared" | "ignored">) {
  const { line, likelihood } = useDrawnRoad(road);
  const difference = differenceWords(usualArrival, line.arrival);
  const chance = likelihoodWords(line, likelihood);
  return (
    <>
      <p className={styles.date}>
        <FigureButton onExplain={() => onExplain("date")}>{arrivalWords(line)}</FigureButton>
      </p>
      <p className={styles.rest}>
        {chance.trim() === "" ? (
          chance
        ) : (
          <FigureButton onExplain={() => onExplain("likelihood")}>{chance}</FigureButton>
        )}
        {difference ? (
          <span className={styles.difference}>
            <FigureButton onExplain={() => onExplain("difference")}>{difference}</FigureButton>
          </span>
        ) : null}
      </p>
      {isTodaysMoney ? <TodaysMoney line={line} onExplain={onExplain} /> : null}
    </>
  );
}

interface OfLine extends Pick<RoadCardProps, "onExplain"> {
  line: RoadLine;
}

/** What the target buys on the day it is reached, and when it buys what it does today. */
function TodaysMoney({ line, onExplain }: OfLine) {
  const worth = targetInTodaysMoney(line);
  if (!line.path || line.arrival?.kind === "reached") return null;
  return (
    <p className={styles.todays}>
      {worth === null ? null : `${formatDollars(line.target)} then buys what ${formatDollars(worth)} buys today. `}
      {formatDollars(line.target)} of today's money:{" "}
      <FigureButton onExplain={() => onExplain("todays-money")}>{todaysMoneyArrival(line)}</FigureButton>
    </p>
  );
}

function Legend({ line, compared, onExplain }: OfLine & Pick<RoadCardProps, "compared">) {
  return (
    <ul className={styles.legend} aria-label="What the picture shows">
      {line.past.length > 1 ? (
        <li>
          <i data-of="past" /> So far
        </li>
      ) : null}
      {line.path ? (
        <>
          <li>
            <i data-of="ahead" /> Middle line
          </li>
          <li>
            <i data-of="band" /> <FigureButton onExplain={() => onExplain("band")}>1 in 10 to 9 in 10</FigureButton>
          </li>
        </>
      ) : null}
      <li>
        <i data-of="target" /> Target
      </li>
      {line.marks.length > 0 ? (
        <li>
          <i data-of="goal" /> Goals
        </li>
      ) : null}
      {compared.map(({ id, name }, at) => (
        <li key={id}>
          <i data-of="compared" data-place={at} /> {name}
        </li>
      ))}
    </ul>
  );
}
