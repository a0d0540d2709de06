import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readerTokens } from "../src/reader/reader-tokens.ts";
import { CORPUS_TODAY, documentsOf } from "../testing/run-case.ts";
import { alignTokens } from "./align-tokens.ts";

const documents = documentsOf({});
const placesIn = (message: string) => {
  const tokens = readerTokens(message, documents, CORPUS_TODAY);
  const places = alignTokens(message, tokens);
  return tokens.map(({ text }, at) => {
    const place = places[at];
    return [text, place ? message.slice(place.from, place.to) : null] as const;
  });
};
const words = fc.array(
  fc.constantFrom("visa", "$1,200", "is", "at", "now", ",", "twelve hundred", "a month", "20%", "the", "."),
  {
    minLength: 1,
    maxLength: 14,
  },
);

describe("the places of tokens", () => {
  it("follow each other within the message", () => {
    fc.assert(
      fc.property(words, (parts) => {
        const message = parts.join(" ");
        let last = 0;
        for (const place of alignTokens(message, readerTokens(message, documents, CORPUS_TODAY))) {
          if (!place) continue;
          expect(place.from).toBeGreaterThanOrEqual(last);
          expect(place.to).toBeLessThanOrEqual(message.length);
          last = place.to;
        }
      }),
    );
  });

  it("are those of the words", () => {
    expect(placesIn("Visa is at $1,200 with fees")).toEqual([
      ["visa", "Visa"],
      ["is", "is"],
      ["at", "at"],
      [expect.stringMatching(/^M/), "$1,200"],
      ["with", "with"],
      ["fees", "fees"],
    ]);
  });

  it("cover an amount of several words, whatever the quotes", () => {
    const said = placesIn("mom\u2019s card: twelve hundred dollars");
    expect(said.find(([text]) => text.startsWith("M"))?.[1]).toBe("twelve hundred dollars");
  });
});
