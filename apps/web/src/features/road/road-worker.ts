import { nearerByEvents, roadChances, roadLine } from "@seven-figures/domain";
import type { RoadAnswer, RoadRequest } from "./road-request.ts";

// The futures are run here, beside the page, so that a lever under the finger never waits for them.
addEventListener("message", ({ data }: MessageEvent<RoadRequest>) => {
  const { documents, levers, today } = data;
  const line = roadLine(documents, [], levers, today);
  const answer: RoadAnswer = { chances: roadChances(line), events: nearerByEvents(documents, line) };
  postMessage(answer);
});
