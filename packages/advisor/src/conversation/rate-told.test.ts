import { expect, test } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

/** What was said, and the balances and rates that changed. */
const TALKS: [said: string[], changed: Record<string, number>][] = [
  [["sears card is at 1300", "rate on it is 19.9"], { d1: 1300, "d1.rate": 19.9 }],
  [["sears card is at 1300", "its rate went down to 19.9"], { d1: 1300, "d1.rate": 19.9 }],
  [["sears card is at 1300", "the rate's been cut to 19.9"], { d1: 1300, "d1.rate": 19.9 }],
  [["sears card is at 1300", "interest dropped to 19.9"], { d1: 1300, "d1.rate": 19.9 }],
  [["sears card is at 1300", "they lowered the apr to 19.9"], { d1: 1300, "d1.rate": 19.9 }],
  [["sears card is at 1300", "apr 19.9 now"], { d1: 1300, "d1.rate": 19.9 }],
  [["sears card is at 1300", "Rate on it has been reduced to 7.9 as well."], { d1: 1300, "d1.rate": 7.9 }],
  [["sears card is at 1300", "charging me 24 percent"], { d1: 1300, "d1.rate": 24 }],
  [["sears rate is 280"], {}],
  [["sears rate is 28"], { "d1.rate": 28 }],
  [["rate on the sears went to 28.5"], { "d1.rate": 28.5 }],
  [["tax office charges 8 now"], { "d2.rate": 8 }],
  [["tax office interest is 8"], { "d2.rate": 8 }],
  [["tax people put their rate up to 8"], { "d2.rate": 8 }],
  [["sears rate is 25", "tax office 8"], { "d1.rate": 25, "d2.rate": 8 }],
  [["sears rate is 25", "the other is 8"], { "d1.rate": 25, "d2.rate": 8 }],
  [["sears rate rose 2"], {}],
  [["the sears rate is up 2"], {}],
  [["sears rate is 2 higher"], {}],
  [["sears rate is 24 on cash advances"], {}],
  [["the intro rate on sears is 3"], {}],
  [["sears interest was 24 this month"], {}],
  [["my brother's sears card apr is 30"], {}],
  [["sears apr is 24, wife's card apr is 30"], { "d1.rate": 24 }],
  [["sears charges me 24 a month in fees"], {}],
  [["at that rate sears takes 30 months"], {}],
  [["sears rate was raised to 24"], { "d1.rate": 24 }],
];

test.each(TALKS)("a rate is told of a debt, and is no balance: %j", (said, changed) => {
  const { documents } = last(...said);
  const rates = (documents.financials.debts ?? []).map(({ id, interestRate }) => [`${id}.rate`, interestRate]);
  const before = { ...BEFORE, "d1.rate": 22, "d2.rate": 7 };
  expect({ ...amounts(documents), ...Object.fromEntries(rates) }).toEqual({ ...before, ...changed });
});
