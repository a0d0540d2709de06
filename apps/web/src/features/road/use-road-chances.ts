import { startTransition, useEffect, useState } from "react";
import { type Answerer, NewestOnly } from "./newest-only.ts";
import type { RoadAnswer, RoadRequest } from "./road-request.ts";

interface Known extends RoadAnswer {
  of: RoadRequest;
}

/**
 * What of a road takes time, worked out in a worker; undefined until the first are there, then the last
 * that are known, with the request that they answer.
 */
export function useRoadChances(request: RoadRequest): Known | undefined {
  const [known, setKnown] = useState<Known>();
  const [newest, setNewest] = useState<NewestOnly<RoadRequest, RoadAnswer>>();

  useEffect(() => {
    const worker = new Worker(new URL("./road-worker.ts", import.meta.url), { type: "module" });
    const answerer: Answerer<RoadRequest, RoadAnswer> = {
      ask: (asked) => worker.postMessage(asked),
      onAnswer: null,
    };
    worker.addEventListener("message", ({ data }) => answerer.onAnswer?.(data));
    // The lever under the finger goes before: what is known is drawn when there is time.
    setNewest(new NewestOnly(answerer, (of, answer) => startTransition(() => setKnown({ of, ...answer }))));
    return () => worker.terminate();
  }, []);

  useEffect(() => newest?.ask(request), [newest, request]);
  return known;
}
