import { expect, test } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

const NOT_UNDERSTOOD = /did not quite get|could not make|changed nothing/;

test.each([
  ["i got a raise", /Congratulations.*\$72,000 a year.*What is your income/s],
  ["Finally got promoted!!", /Congratulations.*What is your income/s],
  ["my hours got cut", /sorry.*What is your income/s],
  ["i quit my job", /\$7,000 in cash and savings cover about \*\*1 month\*\*.*What is your income/s],
  ["my rent went up", /\$60,000 a year.*What are your expenses/s],
  ["my expenses went down", /more each month.*What are your expenses/s],
  ["we had a baby", /Congratulations.*What are your expenses/s],
  ["I'm getting married", /Congratulations to you both/],
  ["im getting a divorce", /I'm sorry/],
  ["i got a bonus", /into which account/],
  ["I spent way too much this month", /one month is no trend.*\$1,000 a month/s],
  ["i'm broke", /\$7,000 in cash and savings/],
  ["i forgot to pay my credit card", /Pay at least the minimum today/],
  ["i have no idea where my money goes", /three columns/],
  ["i'm going back to school", /what it costs, and what you earn/],
  ["i turned 40 today", /Happy birthday.*\$15,500/s],
])("what happens in a life is met, and its figure asked for: %s", (message, reply) => {
  const turn = last(message);
  expect(turn.reply).toMatch(reply);
  expect(turn.wrote).toBe(false);
});

test.each([
  "if i got a raise would i save more?",
  "i want to get a new job",
  "i might quit my job",
  "did i get a raise?",
  "quit smoking",
  "I quit coffee",
  "left my job at 5pm",
  "got a job for you",
])("what may come, or is something else, is no event: %s", (message) => {
  expect(last(message).reply).not.toMatch(/Congratulations|big step/);
});

test.each([
  [["i got a raise", "76k"], 76_000],
  [["i got a raise", "6500 a month"], 78_000],
  [["i got a raise", "of 5%"], 75_600],
  [["i got a raise", "200 a month more"], 74_400],
  [["i quit my job", "nothing"], 0],
  [["got a second job", "800 a month on top"], 81_600],
])("the figure that was asked for is taken: %j", (said, income) => {
  expect(last(...said).documents.financials.financialInfo.annualIncome).toBe(income);
});

test("money that was stolen is no windfall", () => {
  expect(last("had some money stolen").reply).not.toMatch(/Nice/);
});

test("a rent that rose by a share leaves all that is spent as it is", () => {
  expect(last("my rent went up", "by 5%").documents.financials.financialInfo.annualExpenses).toBe(60_000);
});

/** What was said, and what stands otherwise than before after it. */
const TALKS: [said: string[], changed: Record<string, number>][] = [
  [["put some money in pine"], {}],
  [["put some money in pine", "300"], { a4: 2_300 }],
  [["paid some of the tax office", "250"], { d2: 2_750 }],
  [["took some cash out of harbor", "400"], { a1: 4_600 }],
  [["took some cash out of harbor", "4600 left"], { a1: 4_600 }],
  [["paid some of the tax office", "2750 left"], { d2: 2_750 }],
  [["put some money in pine", "it has 2300 now"], { a4: 2_300 }],
  [["coin wallet is up", "8700"], { a3: 8_700 }],
  [["my piano lost value", "3500"], { a5: 3_500 }],
  [["i opened a savings account", "1200"], { "asset-1": 1_200 }],
  [["i took out a loan", "5000"], { "debt-1": 5_000 }],
  [["i got a bonus", "2000 into harbor"], { a1: 7_000 }],
  [["i got a tax refund", "1200 in harbor"], { a1: 6_200 }],
  [["i got a tax refund", "put it in pine, 900"], { a4: 2_900 }],
  [["i got a bonus", "2000, into harbor tomorrow"], {}],
  [["Got my tax refund, 1200 in harbor"], { a1: 6_200 }],
];

test.each(TALKS)("what is missing is asked for by name, and completes it: %j", (said, changed) => {
  const { reply, documents } = last(...said);
  expect(reply).not.toMatch(NOT_UNDERSTOOD);
  expect(amounts(documents)).toEqual({ ...BEFORE, ...changed });
});
