import { expect, it } from "vitest";
import { last } from "../../testing/somebody.ts";

it.each([
  ["my expenses are 5k a month", "Your yearly expenses stay at $60,000."],
  ["I make 6000 a month", "Your yearly income stays at $72,000."],
])("says what stays as it is: %s", (message, said) => {
  expect(last(message).reply).toContain(said);
  expect(last(message).wrote).toBe(false);
});

it("takes what a new job pays for income, and for no thing that is called so", () => {
  const { financials } = last("I quit my job and started a new one at 90k a year").documents;
  expect(financials.financialInfo.annualIncome).toBe(90_000);
  expect(last("I quit my job and start a new one at 90k").documents.financials.assets).toHaveLength(5);
});
