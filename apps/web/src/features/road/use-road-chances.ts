import type { RoadChances } from "@seven-figures/domain";
import { startTransition, useEffect, useState } from "react";
import { type Answerer, NewestOnly } from "./newest-only.ts";
import type { RoadRequest } from "./road-request.ts";

interface Known {
  of: RoadRequest;
  chances: RoadChances;
}

/**
 * The likelihood and the band of a road, worked out in a worker; undefined until the first are there, then the last
 * that are known, with the request that they answer.
 */
export function useRoadChances(request: RoadRequest): Known | undefined {
  const [known, setKnown] = useState<Known>();
  const [newest, setNewest] = useState<NewestOnly<RoadRequest, RoadChances>>();

  useEffect(() => {
    const worker = new Worker(new URL("./road-worker.ts", import.meta.url), { type: "module" });
    const answerer: Answerer<RoadRequest, RoadChances> = {
      ask: (asked) => worker.postMessage(asked),
      onAnswer: null,
    };
    worker.addEventListener("message", ({ data }) => answerer.onAnswer?.(data));
    // The lever under the finger goes before: what is known is drawn when there is time.
    setNewest(new NewestOnly(answerer, (of, chances) => startTransition(() => setKnown({ of, chances }))));
    return () => worker.terminate();
  }, []);

  useEffect(() => newest?.ask(request), [newest, request]);
  return known;
}
