import { expect, it } from "vitest";
import { check } from "./field-rules.ts";
import { MAX_SCENARIOS } from "./limits.ts";
import { scenarioListSchema } from "./scenarios.ts";

const scenario = { id: "s1", name: "Save more", address: "saving=300" };

it("keeps levers as an address says them, without what makes no sense", () => {
  expect(check(scenarioListSchema, [{ ...scenario, address: "?saving=300&risk=yolo&x=1" }])).toEqual({
    value: [scenario],
  });
});

it("refuses what has no name, an id twice, too many, and levers beyond any length", () => {
  const messages = (list: unknown) => {
    const checked = check(scenarioListSchema, list);
    return "errors" in checked ? checked.errors.map(({ message }) => message) : [];
  };
  expect(messages([{ ...scenario, name: " " }])).toEqual(["Scenario name is required"]);
  expect(messages([scenario, scenario])).toHaveLength(1);
  const many = Array.from({ length: MAX_SCENARIOS + 1 }, (_, at) => ({ ...scenario, id: `s${at}` }));
  expect(messages(many)).toEqual([`At most ${MAX_SCENARIOS} scenarios can be kept`]);
  expect(messages([{ ...scenario, address: "x".repeat(5_000) }])).toEqual([
    "Levers cannot be longer than 4000 characters",
  ]);
});
