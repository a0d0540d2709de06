import type { RoadLevers } from "@seven-figures/domain";
import { useEffect, useLayoutEffect, useState } from "react";
import type { DrawnRoad } from "./drawn-road.ts";
import { type PullWork, RoadPull } from "./road-pull.ts";

/** The same pull as long as the road is looked at. */
export function useRoadPull(): RoadPull<DrawnRoad> {
  const [pull] = useState(() => new RoadPull<DrawnRoad>());
  useEffect(() => () => void pull.take(), [pull]);
  return pull;
}

/** Has the newest page draw what is pulled, and ends the pull once the page holds the levers where it came to. */
export function usePullWork(pull: RoadPull<DrawnRoad>, work: PullWork<DrawnRoad>, levers: RoadLevers): void {
  useLayoutEffect(() => {
    pull.work = work;
  });
  useLayoutEffect(() => pull.followed(levers), [pull, levers]);
}
