import fc from "fast-check";
import { expect, test } from "vitest";
import { arrayPlaces } from "./array-places.ts";

test("any list is cut into the texts of its entries", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (list) => {
      const json = JSON.stringify(list);
      const places = arrayPlaces(json);
      const entries = places.slice(0, -1).map((place, at) => json.slice(place, (places[at + 1] ?? 0) - 1));
      if (list.length > 0) entries[list.length - 1] = json.slice(places.at(-2), places.at(-1));
      expect(places).toHaveLength(list.length + 1);
      expect(entries).toEqual(list.map((entry) => JSON.stringify(entry)));
    }),
  );
});

test("brackets, commas, quotes and backslashes within texts are no more than letters", () => {
  const list = [{ text: 'a"},{"id":"b' }, '\\"],[', "\\", ["],[", {}], []];
  expect(arrayPlaces(JSON.stringify(list))).toHaveLength(list.length + 1);
});
