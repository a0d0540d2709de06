import type { RoadLevers } from "@seven-figures/domain";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { DrawnRoad } from "./drawn-road.ts";
import { RoadPull } from "./road-pull.ts";

/** The pull of this road. By context, so that only what listens to it is drawn while a lever is under the finger. */
export const RoadPulls = createContext(new RoadPull<DrawnRoad>());

/** The road as it is to be drawn now: that of a pull, else the one that the page holds. */
export function useDrawnRoad(settled: DrawnRoad): DrawnRoad {
  const pull = useContext(RoadPulls);
  return useSyncExternalStore(pull.listen, () => pull.drawn) ?? settled;
}

/** Where a lever stands now: under the finger, else as the page holds it. */
export function useLeverPlace<Lever extends keyof RoadLevers>(lever: Lever, settled: RoadLevers[Lever]) {
  const pull = useContext(RoadPulls);
  const place = useSyncExternalStore(pull.listen, () => pull.places?.[lever]);
  return place === undefined ? settled : place;
}
