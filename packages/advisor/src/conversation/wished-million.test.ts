import { expect, it } from "vitest";
import { last, SOMEONE } from "../../testing/somebody.ts";
import { talk } from "../../testing/talk.ts";

const targetOf = (...messages: string[]) => last(...messages).documents.profile.financialGoal;

it.each([
  ["I want to be a millionaire by 2040", "2040"],
  ["I'm 28 and want to be a millionaire by 45", "2043"],
  ["I want to be a millionaire in 15 years", "2041"],
])("says what the year asks for, and whether to take it: %s", (message, year) => {
  const turn = last(message);
  expect(turn.reply).toMatch(new RegExp(`\\$1,000,000 by ${year} asks for \\*\\*\\$[\\d,]+ a month`));
  expect(turn.quickReplies).toEqual([`Make it ${year}`, "Keep 2046"]);
  expect(turn.wrote).toBe(false);
  expect(targetOf(message, `Make it ${year}`).targetYear).toBe(Number(year));
  expect(targetOf(message, "Keep 2046")).toEqual(SOMEONE.profile.financialGoal);
});

it("reckons an age by the birthday, and asks for the year without one", () => {
  expect(last("I want to be a millionaire by 45").reply).toContain("Which year is that?");
  const basicInfo = { ...SOMEONE.profile.basicInfo, birthday: "1995-03-02" as const };
  const born = { ...SOMEONE, profile: { ...SOMEONE.profile, basicInfo } };
  expect(talk(born, ["I want to be a millionaire by 45"])[0]?.quickReplies).toContain("Make it 2040");
});

it.each(["my dream is to become a millionaire", "I want to be a millionaire"])(
  "says what the target asks for: %s",
  (message) => {
    expect(last(message).reply).toContain("That is your target. $1,000,000 by 2046 asks for");
  },
);

it.each(["I was going to be a millionaire", "gunna be a millionaire by 30 watch me", "when will I be a millionaire?"])(
  "asks nothing about a target of: %s",
  (message) => {
    expect(last(message).reply).not.toMatch(/Shall I make it|That is your target/);
  },
);
