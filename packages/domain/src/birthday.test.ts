import { expect, test } from "vitest";
import { birthdayError, checkBirthday } from "./birthday.ts";

const TODAY = "2026-11-20";
const TOO_YOUNG = "Seven Figures is not for children under 13, so the birthday must be at least 13 years ago";

test("a birthday in the future is refused", () => {
  expect(birthdayError("2026-11-21", TODAY)).toBe("Birthday cannot be in the future");
});

test("a child under 13 is refused until the very birthday", () => {
  expect(birthdayError("2026-11-20", TODAY)).toBe(TOO_YOUNG);
  expect(birthdayError("2013-11-21", TODAY)).toBe(TOO_YOUNG);
  expect(birthdayError("2013-11-20", TODAY)).toBeNull();
});

test("whoever was born on February 29 turns 13 on March 1 of a shorter year", () => {
  expect(birthdayError("2012-02-29", "2025-02-27")).toBe(TOO_YOUNG);
  expect(birthdayError("2012-02-29", "2025-02-28")).toBe(TOO_YOUNG);
  expect(birthdayError("2012-02-29", "2025-03-01")).toBeNull();
});

test("no birthday is no mistake, and a profile without Basic Information has none", () => {
  expect(birthdayError(null, TODAY)).toBeNull();
  expect(checkBirthday({}, TODAY)).toEqual([]);
  expect(checkBirthday({ basicInfo: { birthday: "2027-01-01" } }, TODAY)).toEqual([
    { path: "basicInfo.birthday", message: "Birthday cannot be in the future" },
  ]);
});
