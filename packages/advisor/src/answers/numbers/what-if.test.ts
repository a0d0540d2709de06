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

it("says in a whole sentence that the target would be reached right away, is out of reach, or stays as it is", () => {
  const messageOf = (text: string, amounts: number[], documents = saver) =>
    answerQuestion({ text, amounts }, { documents, today: TODAY, memory: NOTHING_TOLD })?.message;
  const nearly = person({
    info: { annualIncome: 84_000, annualExpenses: 48_000 },
    assets: [["Index fund", "stocks", 600_000]],
  });
  expect(messageOf("What if I got 500,000 at once?", [500_000], nearly)).toMatch(
    /^With \$500,000 more at once your target of \$1,000,000 would be \*\*reached right away\*\* instead of in \d/,
  );
  expect(messageOf("What if I saved 4,000 less a month?", [4_000])).toMatch(
    /\$1,000,000 would go \*\*out of reach\*\*, where now you get there in \d+ years/,
  );
  const spender = person({ info: { annualIncome: 48_000, annualExpenses: 72_000 } });
  expect(messageOf("What if I saved 300 more a month?", [300], spender)).toContain(
    "$1,000,000 would **still be out of reach**.",
  );
  expect(messageOf("What if I saved 0 more a month?", [])).toMatch(
    /^That changes nothing: at today's pace you reach \$1,000,000 \*\*in /,
  );
  expect(messageOf("What if I saved nothing more a month?", [], spender)).toMatch(
    /^That changes nothing: .*not at this pace/,
  );
  expect(messageOf("What if inflation was 2%?", [], saver)).toMatch(
    /^With 2% inflation you would reach \$1,000,000 in today's dollars \*\*in [^*]+\*\* instead of in /,
  );
});
