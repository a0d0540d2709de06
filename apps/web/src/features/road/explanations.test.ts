import { NO_LEVERS, roadBand, roadLine } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { ROAD_DOCUMENTS } from "#test/road-documents.ts";
import { drawnRoad } from "./drawn-road.ts";
import { explanationOf } from "./explanations.ts";

const line = roadLine(ROAD_DOCUMENTS, [], NO_LEVERS, "2026-11-20");
const known = { chances: { likelihood: 0.5, band: roadBand(line, { paths: 100 }) } };

test("a reading that was pressed before its futures were there says them once they are", () => {
  const before = drawnRoad(line, undefined, "future");
  const reading = before.readings.at(-1);
  if (!reading) throw new Error("no reading");
  const labels = (road: typeof before) =>
    explanationOf({ reading }, { ...road, usual: line, isTodaysMoney: false }).inputs.map(({ label }) => label);
  expect(labels(before)).not.toContain("1 in 10 futures below");
  expect(labels(drawnRoad(line, known, "future"))).toEqual(
    expect.arrayContaining(["1 in 10 futures below", "1 in 10 futures above"]),
  );
});
