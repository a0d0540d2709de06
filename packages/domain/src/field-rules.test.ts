import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  amount,
  check,
  day,
  entryId,
  longText,
  option,
  orNull,
  percentage,
  positiveAmount,
  requiredNumber,
  requiredText,
  text,
} from "./field-rules.ts";

/** The first sentence about a wrong value; null where it is right. */
function complaint(schema: z.ZodMiniType, value: unknown): string | null {
  const result = check(schema, value);
  return "errors" in result ? (result.errors[0]?.message ?? "") : null;
}

describe("the generic number check", () => {
  test.each([undefined, null, ""])("%j is required", (value) => {
    expect(complaint(requiredNumber("Annual Income"), value)).toBe("Annual Income is required");
  });

  test.each([Number.NaN, "12", Number.POSITIVE_INFINITY, {}, [1], true])("%j must be a valid number", (value) => {
    expect(complaint(requiredNumber("Annual Income"), value)).toBe("Annual Income must be a valid number");
  });

  test("below nothing cannot be negative, 0 may be", () => {
    expect(complaint(amount("Annual Income"), -0.01)).toBe("Annual Income cannot be negative");
    expect(complaint(amount("Annual Income"), 0)).toBeNull();
  });
});

describe("an amount above nothing", () => {
  test.each([0, -1, 0.004])("%d must be greater than $0", (value) => {
    expect(complaint(positiveAmount("Asset value"), value)).toBe("Asset value must be greater than $0");
  });

  test("a cent is enough, and a trillion the most", () => {
    expect(complaint(positiveAmount("Asset value"), 0.01)).toBeNull();
    expect(complaint(positiveAmount("Asset value"), 1e12)).toBeNull();
    expect(complaint(positiveAmount("Asset value"), 1e12 + 1)).toBe(
      "Asset value cannot be more than $1,000,000,000,000",
    );
  });

  test("is rounded to the cent", () => {
    expect(check(positiveAmount("Asset value"), 10.005)).toEqual({ value: 10.01 });
  });
});

test("a percentage goes from 0 to 100", () => {
  expect(complaint(percentage("Progress"), -1)).toBe("Progress cannot be negative");
  expect(complaint(percentage("Progress"), 100.1)).toBe("Progress cannot exceed 100%");
  expect(complaint(percentage("Progress"), 0)).toBeNull();
  expect(complaint(percentage("Progress"), 100)).toBeNull();
});

describe("texts", () => {
  test("lose their surrounding blanks", () => {
    expect(check(text("Name"), "  Ann ")).toEqual({ value: "Ann" });
    expect(check(requiredText("Name"), "  Ann ")).toEqual({ value: "Ann" });
  });

  test.each(["", "   ", undefined, null])("%j is no required text", (value) => {
    expect(complaint(requiredText("Goal title"), value)).toBe("Goal title is required");
  });

  test("hold 200 characters, long ones 4,000", () => {
    expect(complaint(text("Name"), "x".repeat(200))).toBeNull();
    expect(complaint(text("Name"), "x".repeat(201))).toBe("Name cannot be longer than 200 characters");
    expect(complaint(requiredText("Name"), "x".repeat(201))).toBe("Name cannot be longer than 200 characters");
    expect(complaint(longText("Description"), "x".repeat(4_000))).toBeNull();
    expect(complaint(longText("Description"), "x".repeat(4_001))).toBe(
      "Description cannot be longer than 4000 characters",
    );
  });
});

test("a day must be one of the calendar", () => {
  expect(complaint(day("Target date"), "2027-02-29")).toBe("Target date does not exist: February 2027 has 28 days");
  expect(complaint(day("Target date"), 20_270_228)).toBe("Target date must be a date (YYYY-MM-DD)");
  expect(complaint(day("Target date"), "2028-02-29")).toBeNull();
});

test("an option is required, and one of the list", () => {
  const country = option("Country", ["US", "CA"]);
  for (const nothing of ["", null, undefined]) expect(complaint(country, nothing)).toBe("Country is required");
  expect(complaint(country, "XX")).toBe("Country is not one of the options");
  expect(complaint(country, "CA")).toBeNull();
});

test.each(["", "a b", "<b>", "x".repeat(101), "a/b", 5, null])("%j is no entry's id", (id) => {
  expect(complaint(entryId, id)).not.toBeNull();
});

describe("what may be left out", () => {
  const income = orNull(amount("Annual Income"));

  test.each([null, undefined, "", 0, 12.5])("%j is right", (value) => {
    expect(complaint(income, value)).toBeNull();
  });

  test("still says its own sentence where it is wrong", () => {
    expect(complaint(income, -1)).toBe("Annual Income cannot be negative");
    expect(complaint(income, "abc")).toBe("Annual Income must be a valid number");
  });
});

test("a wrong field is named by its path in dots", () => {
  const schema = z.object({ assets: z.array(z.object({ value: positiveAmount("Asset value") })) });
  expect(check(schema, { assets: [{ value: 1 }, { value: 0 }] })).toEqual({
    errors: [{ path: "assets.1.value", message: "Asset value must be greater than $0" }],
  });
});
