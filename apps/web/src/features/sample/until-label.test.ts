import { expect, test } from "vitest";
import { untilLabel } from "./until-label.ts";

test("the end of a visit is told by the visitor's own clock", () => {
  const now = new Date(2026, 10, 20, 15, 5);
  expect(untilLabel(new Date(2026, 10, 21, 15, 5).toISOString(), now)).toMatch(/^tomorrow at 3:05\sPM$/);
  expect(untilLabel(new Date(2026, 10, 20, 23, 30).toISOString(), now)).toMatch(/^today at 11:30\sPM$/);
});
