import { expect, test } from "vitest";
import { unknownFields } from "./unknown-fields.ts";

test("fields that a contract does not know are named by their path", () => {
  const given = { section: "assets", data: [{ id: "a", worth: 5, value: 1 }], colour: "red" };
  const checked = { section: "assets", data: [{ id: "a", value: 1 }] };
  expect(unknownFields(given, checked)).toEqual([
    { path: "data.0.worth", message: "There is no field data.0.worth" },
    { path: "colour", message: "There is no field colour" },
  ]);
});

test("what is left out by null, and the server's own moments that came with an answer, are none", () => {
  expect(unknownFields({ revision: null, goal: { id: "g", createdAt: "x" } }, { goal: { id: "g" } })).toEqual([]);
});
