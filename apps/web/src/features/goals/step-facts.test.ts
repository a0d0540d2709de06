import { expect, test } from "vitest";
import { stepFacts } from "./step-facts.ts";

const step = { id: "s1", title: "Half", description: "", targetAmount: "", targetDate: "", completed: false };

test.each([
  [{}, true, ""],
  [{ targetAmount: "5k", targetDate: "12/31/2028" }, true, "$5,000 · Dec 31, 2028"],
  [{ targetAmount: "5k", targetDate: "2028-12-31", completed: true }, false, "Dec 31, 2028 · Done"],
  [{ targetAmount: "a lot", targetDate: "soon" }, true, "a lot · soon"],
])("of %j, where an amount counts: %j, the row says %j", (fields, hasAmount, facts) => {
  expect(stepFacts({ ...step, ...fields }, hasAmount)).toBe(facts);
});
