import { dayInTimeZone } from "@seven-figures/domain";
import { expect, it } from "vitest";
import { dayLabel } from "./day-label.ts";

it("names today and yesterday by the person's own calendar, and other days by date", () => {
  const newYork = (at: string) => dayLabel(dayInTimeZone(Date.parse(at), "America/New_York"), "2026-11-20");
  expect(newYork("2026-11-21T03:00:00.000Z")).toBe("Today");
  expect(newYork("2026-11-20T03:00:00.000Z")).toBe("Yesterday");
  expect(newYork("2026-11-18T12:00:00.000Z")).toBe("Nov 18, 2026");
});
