import { expect, it } from "vitest";
import { CORPUS_TODAY } from "../../testing/run-case.ts";
import { SOMEONE } from "../../testing/somebody.ts";
import { readerTokens } from "./reader-tokens.ts";
import { placesRead } from "./said-on-end.ts";

const placesIn = (message: string, most = 1_500) => placesRead(readerTokens(message, SOMEONE, CORPUS_TODAY), most);
const upTo = (end: number) => Array.from({ length: end }, (_, at) => at);

it("reads all that people write, whatever they say again", () => {
  expect(placesIn("no no no, the visa is at 300, 300, 300!!!")).toHaveLength(
    readerTokens("no no no, the visa is at 300, 300, 300!!!", SOMEONE, CORPUS_TODAY).length,
  );
});

it("reads forty of the same on end, and what comes after them", () => {
  expect(placesIn(`${"no ".repeat(500)}cat`)).toEqual([...upTo(40), 500]);
  expect(placesIn(`${"$5 ".repeat(60)}$6`)).toEqual([...upTo(40), 60]);
});

it("leaves the rest of what is too long unread", () => {
  expect(placesIn("a visa, a car, a house", 4)).toEqual(upTo(4));
});
