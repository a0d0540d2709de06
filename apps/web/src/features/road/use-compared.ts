import {
  type CalendarDate,
  MAX_COMPARED_SCENARIOS,
  type RoadDocuments,
  type RoadLine,
  readRoadAddress,
  roadLikelihood,
  roadLine,
  type Scenario,
} from "@seven-figures/domain";
import { useCallback, useEffect, useMemo, useState } from "react";

/** A kept road, run over what is so today. */
export interface ComparedScenario {
  scenario: Scenario;
  line: RoadLine;
  /** Undefined until it is worked out, null where it can't be told. */
  likelihood: number | null | undefined;
}

/** Which kept roads stand beside the one that is looked at, three at most. */
export function useCompared(scenarios: readonly Scenario[], documents: RoadDocuments, today: CalendarDate) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const lines = useMemo(
    () =>
      scenarios
        .filter(({ id }) => ids.includes(id))
        .map((scenario) => ({
          scenario,
          line: roadLine(documents, [], readRoadAddress(scenario.address).levers, today),
        })),
    [scenarios, ids, documents, today],
  );
  const [known, setKnown] = useState<{ of: typeof lines; likelihoods: (number | null)[] }>();
  useEffect(() => {
    const wait = setTimeout(() => setKnown({ of: lines, likelihoods: lines.map(({ line }) => roadLikelihood(line)) }));
    return () => clearTimeout(wait);
  }, [lines]);
  const compared = useMemo(
    () =>
      lines.map(
        (entry, at): ComparedScenario => ({
          ...entry,
          likelihood: known?.of === lines ? known.likelihoods[at] : undefined,
        }),
      ),
    [lines, known],
  );
  const compare = useCallback(
    (id: string, isCompared: boolean) =>
      setIds((before) => (isCompared ? [...before, id] : before.filter((other) => other !== id))),
    [],
  );
  return { compared, isFull: lines.length >= MAX_COMPARED_SCENARIOS, compare };
}
