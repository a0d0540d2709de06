import { expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const CANADIAN = documentsOf({
  state: {
    assets: [
      { id: "chequing", name: "TD chequing", type: "savings", value: 18_400 },
      { id: "corp", name: "Corp account", type: "savings", value: 46_000 },
      { id: "btc", name: "BTC", type: "crypto", value: 7_200 },
    ],
  },
});
const valuesAfter = (message: string) =>
  talk(CANADIAN, [message])
    .at(-1)
    ?.documents.financials.assets?.map(({ id, value }) => [id, value]);

test.each([
  ["Chequing is 15,200", [15_200, 46_000]],
  ["my chequing account has 15,200", [15_200, 46_000]],
  ["put 500 in chequing", [18_900, 46_000]],
  ["my checking is at 15,200", [15_200, 46_000]],
])("%j is of the account that is stored as chequing", (message, [chequing, corp]) => {
  expect(valuesAfter(message)).toEqual([
    ["chequing", chequing],
    ["corp", corp],
    ["btc", 7_200],
  ]);
});

test.each(["moved 800 from TD chequing to EQ Bank", "moved 800 from my chequing to EQ Bank"])(
  "%j goes to no bank that is stored",
  (message) =>
    expect(valuesAfter(message)?.slice(0, 2)).toEqual([
      ["chequing", 18_400],
      ["corp", 46_000],
    ]),
);
