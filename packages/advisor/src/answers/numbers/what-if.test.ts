import { expect, it } from "vitest";
import { answerQuestion } from "../answer-question.ts";
import { person, TODAY } from "../examples/people.ts";
import { NOTHING_TOLD } from "../types.ts";

const saver = person({ info: { annualIncome: 84_000, annualExpenses: 48_000 } });

/** The two months that an answer tells, counted from the year 0, and what it tells to lie between them. */
function toldOf(more: number) {
  const text = `What if I saved ${more} more a month?`;
  const answer = answerQuestion({ text, amounts: [more] }, { documents: saver, today: TODAY, memory: NOTHING_TOLD });
  const message = answer?.message ?? "";
  const [is = 0, was = 0] = [...message.matchAll(/\((\w+) (\d{4})\)/g)].map(([, month, year]) => {
    const day = new Date(`${month} 1, ${year} UTC`);
    return day.getUTCFullYear() * 12 + day.getUTCMonth();
  });
  const [, years = 0, months = 0, days = 0] =
    /That is (?:(\d+) years?)?(?: and )?(?:(\d+) months?)?(?:(\d+) days?)? sooner/.exec(message) ?? [];
  return { message, is, was, sooner: Number(years) * 12 + Number(months), days: Number(days) };
}

it("says as the difference what lies between the two months that it says", () => {
  for (let more = 100; more <= 1_000; more += 25) {
    const { message, is, was, sooner } = toldOf(more);
    expect(is, message).toBeGreaterThan(0);
    expect(sooner, message).toBe(was - is);
  }
});

it("tells less than two months in days", () => {
  const { message, is, was, days } = toldOf(5);
  expect(days, message).toBeGreaterThan(0);
  expect(was - is, message).toBeLessThan(3);
});
