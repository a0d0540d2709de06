import {
  type CalendarDate,
  type RoadDocuments,
  type RoadLevers,
  type RoadPoint,
  roadLine,
} from "@seven-figures/domain";
import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { useMoneyView } from "#money-view/use-money-view.ts";
import { drawnRoad } from "./drawn-road.ts";
import type { Places } from "./road-pull.ts";
import { useRoadChances } from "./use-road-chances.ts";
import { useRoadLevers } from "./use-road-levers.ts";
import { usePullWork, useRoadPull } from "./use-road-pull.ts";

/** Show most roads whole; the page itself looks further. */
const PULLED_MONTHS = 300;

/**
 * The road that the levers lead to. `settled` are those that it stands for: levers that are typed go ahead of them, and
 * those under the finger, which are the pull's, until they rest.
 */
export function useLiveRoad(documents: RoadDocuments, points: readonly RoadPoint[], today: CalendarDate) {
  const [view] = useMoneyView();
  const pull = useRoadPull();
  const endPull = useCallback(() => void pull.take(), [pull]);
  const { levers, ignored, move, open, wait } = useRoadLevers(endPull);
  const settled = useDeferredValue(levers);
  const line = useMemo(() => roadLine(documents, points, settled, today), [documents, points, settled, today]);
  const request = useMemo(() => ({ documents, levers: settled, today }), [documents, settled, today]);
  const { known, newest, ask, hold } = useRoadChances(request, pull);
  const road = useMemo(() => drawnRoad(line, known, view), [line, known, view]);
  const work = {
    draw: (places: Places) => {
      const pulled = { ...levers, ...places };
      wait();
      ask({ documents, levers: pulled, today, isQuick: true });
      return drawnRoad(roadLine(documents, points, pulled, today, PULLED_MONTHS), newest(), view);
    },
    settle: (places: Places) =>
      startTransition(() => {
        hold();
        move(places);
      }),
  };
  usePullWork(pull, work, levers);

  const latest = useRef(levers);
  useEffect(() => {
    latest.current = levers;
  }, [levers]);
  const newestLevers = useCallback((): RoadLevers => ({ ...latest.current, ...pull.places }), [pull]);
  const moveAll = useCallback((moved: Places) => move({ ...pull.take(), ...moved }), [move, pull]);
  const openAll = useCallback(
    (address: string) => {
      endPull();
      open(address);
    },
    [open, endPull],
  );
  return { view, levers, settled, ignored, road, known, pull, newestLevers, move: moveAll, open: openAll };
}
