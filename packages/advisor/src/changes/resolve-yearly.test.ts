import { expect, it } from "vitest";
import { last } from "../../testing/somebody.ts";

it.each([
  ["my expenses are 5k a month", "Your yearly expenses stay at $60,000."],
  ["I make 6000 a month", "Your yearly income stays at $72,000."],
])("says what stays as it is: %s", (message, said) => {
  expect(last(message).reply).toContain(said);
  expect(last(message).wrote).toBe(false);
});
