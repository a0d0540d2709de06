import type { CalendarDate } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { monthsToAge } from "./age-said.ts";

const today = "2026-11-20" as CalendarDate;
const born = (birthday: string | null) => {
  const documents = documentsOf({ state: {} });
  const { profile } = documents;
  const basicInfo = { ...profile.basicInfo, birthday: birthday as CalendarDate | null };
  return { documents: { ...documents, profile: { ...profile, basicInfo } } as typeof documents, today };
};

describe("how long it is until an age", () => {
  it.each([
    ["what is it at when i'm 60", "1980-01-05", 157],
    ["by the time i turn 55", "1988-12-01", 204],
    ["when i'm 41", "1985-11-25", 0],
    ["at 65", "1990-11-20", 348],
  ])("is counted to the birthday on record: %s, born %s", (said, birthday, months) => {
    expect(monthsToAge(said, born(birthday))).toBe(months);
  });

  it("is counted in whole years where the age is said", () => {
    expect(monthsToAge("i'm 44 now, what is it at 60", born(null))).toBe(192);
    expect(monthsToAge("i'm 44 now, what is it at 60", born("1980-01-05"))).toBe(192);
    expect(monthsToAge("i'm 46 now, what is it at 60", born("1980-01-05"))).toBe(157);
  });

  it("is not known without either", () => {
    expect(monthsToAge("when i'm 60", born(null))).toBeNull();
    expect(monthsToAge("when i'm 40", born("1980-01-05"))).toBeNull();
  });
});
