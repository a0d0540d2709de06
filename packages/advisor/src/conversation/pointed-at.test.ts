import { expect, test } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

const ASKED = "how much is the piano and the kayak?";
const PAID = "paid 100 to sears";
/** What was said, and what stands otherwise than before after it. */
const TALKS: [said: string[], changed: Record<string, number>][] = [
  [[ASKED, "both are too high. make them 3500 and 700"], { a5: 3_500, a2: 700 }],
  [["what are my debts?", "the first one is 1200 now"], { d1: 1_200 }],
  [["what are my debts?", "the second is at 2800"], { d2: 2_800 }],
  [[PAID, "tax office got half that"], { d1: 1_300, d2: 2_950 }],
  [["put 100 in harbor", "pine got twice that"], { a1: 5_100, a4: 2_200 }],
  [["harbor is at 5100", "the first one is 1200 now?"], { a1: 5_100 }],
  [["what are my debts?", "the first one was 1200 at first"], {}],
  [["what are my debts?", "the first of may is at 1200"], {}],
  [["what are my debts?", "the first one is my wife's, hers is 1200"], {}],
  [["what are my debts?", "my first car is worth 1200"], { "asset-1": 1_200 }],
  [["what do I own?", "top 3 are worth 17000"], {}],
  [["what do I own?", "the second is at 950"], { a2: 950 }],
  [["took 300 from harbor", "and put it in pine"], { a1: 4_700, a4: 2_300 }],
  [["took 300 from harbor", "paid a friend near pine street"], { a1: 4_700 }],
  [["paid 200 to sears", "with harbor rates that is nothing"], { d1: 1_200 }],
  [["paid half of sears", "my other half is happy"], { d1: 700 }],
  [["paid half of sears", "the other half is my wife's"], { d1: 700 }],
];

test.each(TALKS)("figures are for what was told of before, by its place there or by a share: %j", (said, changed) => {
  expect(amounts(last(...said).documents)).toEqual({ ...BEFORE, ...changed });
});
