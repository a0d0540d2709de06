import { check } from "@seven-figures/domain";
import { expect, it } from "vitest";
import { contract } from "./contract.ts";

it("takes null for what may be left out, as the official client sends it for undefined", () => {
  const goals = { goals: [], requestId: null };
  expect(check(contract.saveUserIntermediateGoals.payload, goals)).toEqual({
    value: { goals: [], requestId: undefined },
  });
  expect(check(contract.getActivity.payload, { before: null })).toEqual({ value: { before: undefined } });
  const edit = { goalId: "g1", updates: {}, revision: null, requestId: undefined };
  expect(check(contract.updateIntermediateGoal.payload, edit)).toHaveProperty("value.revision", undefined);
});

it("refuses a request id that is no UUID", () => {
  const refused = check(contract.saveUserIntermediateGoals.payload, { goals: [], requestId: "again" });
  expect(refused).toEqual({ errors: [{ path: "requestId", message: "Request id must be a UUID" }] });
});
