import type { NearerAnswer, RoadEvent } from "@seven-figures/domain";
import { createContext, useContext } from "react";
import { FigureButton } from "#explained/figure-button.tsx";
import { nearerWords } from "#explained/nearer-words.ts";
import { EVENT_KINDS } from "./event-kinds.ts";
import styles from "./levers.module.css";

interface EventShifts {
  /** Nothing while it is worked out, or where the target is reached or no date can be told. */
  of: (event: RoadEvent) => NearerAnswer | undefined;
  onExplain: (answer: NearerAnswer) => void;
}

/** What each thing that happens once does to the date. By context, as what makes a goal of a lever. */
export const EventShifts = createContext<EventShifts>({ of: () => undefined, onExplain: () => {} });

/** `2 months further away`, under what happens once. */
export function EventNearer({ of: event }: { of: RoadEvent }) {
  const { of, onExplain } = useContext(EventShifts);
  const answer = of(event);
  if (!answer || answer.doubt === "not-known" || answer.doubt === "reached") return null;
  return (
    <span className={styles.shift}>
      <FigureButton onExplain={() => onExplain({ ...answer, title: EVENT_KINDS[event.kind].label })}>
        {nearerWords(answer)}
      </FigureButton>
    </span>
  );
}
