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

test("what every object has is no field, and a moment that holds anything none of the server's own", () => {
  const given = JSON.parse('{"constructor": 1, "__proto__": {}, "toString": {}, "createdAt": [[]], "updatedAt": {}}');
  expect(unknownFields(given, {}).map(({ path }) => path)).toEqual(Object.keys(given));
});
