import { type RoadChances, roadChances, roadLine } from "@seven-figures/domain";
import type { RoadRequest } from "./road-request.ts";

// The futures are run here, beside the page, so that a lever under the finger never waits for them.
addEventListener("message", ({ data }: MessageEvent<RoadRequest>) => {
  const { documents, levers, today } = data;
  const chances: RoadChances = roadChances(roadLine(documents, [], levers, today));
  postMessage(chances);
});
