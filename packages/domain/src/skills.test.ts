import { expect, test } from "vitest";
import { check } from "./field-rules.ts";
import { addName, removeName, skillListSchema } from "./skills.ts";

test("a name is trimmed, and added once whatever its capitals", () => {
  expect(addName(["Sales"], " Law ")).toEqual(["Sales", "Law"]);
  expect(addName(["Sales"], "SALES")).toEqual(["Sales"]);
  expect(addName(["Sales"], "  ")).toEqual(["Sales"]);
});

test("a name is removed whatever its capitals", () => {
  expect(removeName(["Sales", "Law"], " law ")).toEqual(["Sales"]);
  expect(removeName(["Sales"], "Cooking")).toEqual(["Sales"]);
});

test("a list that is sent keeps each name once, and 200 at most", () => {
  expect(check(skillListSchema, ["Sales", "sales", "Law "])).toEqual({ value: ["Sales", "Law"] });
  const many = Array.from({ length: 201 }, (_, at) => `Skill ${at}`);
  expect(check(skillListSchema, many)).toEqual({ errors: [{ path: "", message: "At most 200 can be kept" }] });
  expect(check(skillListSchema, [""])).toEqual({ errors: [{ path: "0", message: "Skill is required" }] });
});
