import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { DrawnRoad } from "./drawn-road.ts";
import { type Answerer, NewestOnly } from "./newest-only.ts";
import type { RoadPull } from "./road-pull.ts";
import { isSameRequest, type RoadAnswer, type RoadRequest, toAsk } from "./road-request.ts";

/** What of a road takes time, with the request that it answers. */
interface KnownChances extends RoadAnswer {
  of: RoadRequest;
}

interface RoadChancesControl {
  /** Undefined until the first are there, then the last that are known. */
  known: KnownChances | undefined;
  /** The same, newer where a lever is under the finger: the page holds them once it rests. */
  newest: () => KnownChances | undefined;
  /** Asks beside the page's own request. */
  ask: (request: RoadRequest) => void;
  /** Has the page hold the newest. */
  hold: () => void;
}

/** What of a road takes time, worked out in a worker. While a lever is pulled, what is known goes to the pull alone. */
export function useRoadChances(request: RoadRequest, pull: RoadPull<DrawnRoad>): RoadChancesControl {
  const [known, setKnown] = useState<KnownChances>();
  const [asker, setAsker] = useState<NewestOnly<RoadRequest, RoadAnswer>>();
  const last = useRef<KnownChances>(undefined);

  useEffect(() => {
    const worker = new Worker(new URL("./road-worker.ts", import.meta.url), { type: "module" });
    const send = toAsk((asked) => worker.postMessage(asked));
    const answerer: Answerer<RoadRequest, RoadAnswer> = { ask: send, onAnswer: null };
    worker.addEventListener("message", ({ data }) => answerer.onAnswer?.(data));
    const tell = (of: RoadRequest, answer: RoadAnswer) => {
      const told = { of, ...answer };
      last.current = told;
      if (pull.places) pull.drawSoon();
      // The lever under the finger goes before: what is known is drawn when there is time.
      else startTransition(() => setKnown(told));
    };
    setAsker(new NewestOnly(answerer, tell));
    return () => worker.terminate();
  }, [pull]);

  useEffect(() => {
    const told = last.current;
    if (told && isSameRequest(told.of, request)) startTransition(() => setKnown(told));
    else asker?.ask(request);
  }, [asker, request]);

  const newest = useCallback(() => last.current, []);
  const ask = useCallback((asked: RoadRequest) => asker?.ask(asked), [asker]);
  const hold = useCallback(() => setKnown(last.current), []);
  return { known, newest, ask, hold };
}
