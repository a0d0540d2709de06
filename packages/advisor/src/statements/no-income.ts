import type { Statement } from "./statement.ts";

const WHEN =
  "(?: (?:for(?= now|$)|T|now|at all|yet|coming in|at the moment|these days|of my own|for now|whatsoever|B|today|any more))*";
const NO_INCOME = new RegExp(
  `^(?:and |but |so |at the moment |for now |, )*(?:(?:(?:i|we) (?:have|am on|earn|make|got)|there is|with) (?:no|zero) (?:income|salary|paycheck|earnings)|no income|(?:i|we) (?:do not|have not) (?:have|got|earn|make|get|receive) (?:any (?:income|earnings|salary|pay)|an income|a paycheck|a salary)|(?:i|we) (?:am|are) not (?:earning|making|getting|bringing in) (?:anything|any money|any income|an income|a paycheck|a salary|money))${WHEN}$`,
);

/** "I don't have any income": an income of nothing. */
export function noIncome(text: string): Statement | null {
  return NO_INCOME.test(text) ? { kind: "yearly", of: "annualIncome", mode: "set", amount: 0, timesAYear: 1 } : null;
}
