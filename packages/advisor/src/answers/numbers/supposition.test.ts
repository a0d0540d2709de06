import { expect, it } from "vitest";
import { ADA, TODAY } from "../examples/people.ts";
import { askedNumbers } from "../match/asked-numbers.ts";
import { personFacts } from "../person/person-facts.ts";
import { supposition } from "./supposition.ts";

const facts = personFacts(ADA, TODAY);

it.each([
  ["what if I saved 500 more a month?", [500], { monthly: 500 }],
  ["what if I saved 3000 a month?", [3_000], { monthly: 3_000 - 2_883.33, inAll: true }],
  ["what if I put away 100 less each month", [100], { monthly: -100 }],
  ["what if I spent 200 less a month", [200], { monthly: 200 }],
  ["what if I spent 200 a month eating out?", [200], { monthly: -200 }],
  ["what if I spent 100 a week at the pub?", [100], { monthly: -433.33 }],
  ["what if I spend 300 a month with the kids?", [300], { monthly: -300 }],
  ["what if I spent 50 a week learning Spanish?", [50], { monthly: -216.67 }],
  ["what if I spent 1000 a month travelling?", [1_000], { monthly: -1_000 }],
  ["what if we spent 80 a month through a streaming app", [80], { monthly: -80 }],
  ["what if I spent 2,000 a month?", [2_000], { monthly: 2_200 }],
  ["what if we spend 2000 a month in total", [2_000], { monthly: 2_200 }],
  ["if I only spent 2,000 a month, when would I get there?", [2_000], { monthly: 2_200 }],
  ["if I spent 2000 a month when would I get there", [2_000], { monthly: 2_200 }],
  ["what if my rent goes up by 150 a month", [150], { monthly: -150 }],
  ["what if I cut spending by 10%", [], { monthly: 420 }],
  ["what if I earned 12k more a year", [12_000], { monthly: 1_000 }],
  ["what if I got a 10% raise", [], { monthly: 708.333 }],
  ["what if my pay is cut by 10%", [], { monthly: -708.333 }],
  ["what if returns are only 4%", [], { annualReturn: 4 }],
  ["what if the market drops 30%", [], { lumpSum: -18_900 }],
  ["what if I inherit 50k", [50_000], { lumpSum: 50_000 }],
])("reads '%s'", (text, amounts, expected) => {
  const supposed = supposition({ text, numbers: askedNumbers(text, amounts), facts });
  expect(supposed && Object.keys(supposed)).toEqual(Object.keys(expected));
  for (const [key, value] of Object.entries(expected)) {
    const found = supposed?.[key as keyof typeof supposed];
    if (typeof value === "number") expect(found).toBeCloseTo(value, 1);
    else expect(found).toBe(value);
  }
});
