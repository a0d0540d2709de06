import { nearerByEvents, type RoadDocuments, roadChances, roadLine } from "@seven-figures/domain";
import type { RoadAnswer, SentRoadRequest } from "./road-request.ts";

const QUICK_PATHS = 1_000;
let documents: RoadDocuments | undefined;

// The futures are run here, beside the page, so that a lever under the finger never waits for them.
addEventListener("message", ({ data }: MessageEvent<SentRoadRequest>) => {
  documents = data.documents ?? documents;
  if (!documents) return;
  const line = roadLine(documents, [], data.levers, data.today);
  const chances = roadChances(line, data.isQuick ? { paths: QUICK_PATHS } : {});
  const answer: RoadAnswer = { chances, events: nearerByEvents(documents, line) };
  postMessage(answer);
});
