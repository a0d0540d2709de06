import { dayInTimeZone } from "@seven-figures/domain";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { dayOf, timeLabel, whenLabel } from "./moments.ts";

/** Days in which a clock was moved, too. */
const moments = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) });
/** Some engines put a narrow space before the half of the day. */
const plain = (text: string) => text.replaceAll("\u202f", " ");

it("tells the day, the time and both as the browser's own formatters do", () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const time = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
  const both = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
  fc.assert(
    fc.property(moments, (at) => {
      expect(dayOf(at)).toBe(dayInTimeZone(at, timeZone));
      expect(timeLabel(at)).toBe(plain(time.format(at)));
      expect(whenLabel(new Date(at).toISOString())).toBe(plain(both.format(at)));
    }),
  );
});

it("names noon and midnight twelve", () => {
  expect(timeLabel(new Date(2026, 10, 20, 0, 5).getTime())).toBe("12:05 AM");
  expect(timeLabel(new Date(2026, 10, 20, 12, 0).getTime())).toBe("12:00 PM");
});
