import { expect, test } from "vitest";
import { CORPUS_TODAY } from "../../testing/run-case.ts";
import { SOMEONE } from "../../testing/somebody.ts";
import type { EntryStatement } from "../statements/statement.ts";
import { type ContextThing, type ContextVerb, contextTokens } from "./context-tokens.ts";
import { MessageThings } from "./message-things.ts";
import { readerTokens, type TokenMark } from "./reader-tokens.ts";
import { titled } from "./spoken-of.ts";

function told(verb: ContextVerb, mark: TokenMark, action: EntryStatement["action"], name: string): ContextThing {
  const mention = titled(name);
  const statement: EntryStatement = { kind: "entry", action, mention, amount: 300, rate: null };
  return { kind: "told", verb, mark, spokenOf: { mention, isGoal: false }, statement };
}

/** What is done with what the last word of a message names, where it is read as the same told again. */
function again(message: string, ...context: ContextThing[]): [action: string, amount: number | null][] {
  const tokens = [...contextTokens(context), ...readerTokens(message, SOMEONE, CORPUS_TODAY)];
  const head = tokens.length - 1;
  const act = { label: "again", head, probability: 1, roles: { name: [head] } };
  const statements = new MessageThings(tokens, SOMEONE, null, context).toldAgain(act);
  return statements.map((each) => (each.kind === "entry" ? [each.action, each.amount] : ["", null]));
}

const PAID = told("pay", "D", "pay", "Sears card");
const BOUGHT = told("new", "A", "own", "Canoe");
const BORROWED = told("new", "D", "own", "Loan from Ann");

test.each([
  ["the money for that come from pine", [PAID], "subtract"],
  ["that were out of pine", [BOUGHT], "subtract"],
  ["it went on sears", [BOUGHT], "charge"],
  ["what she lent me is in pine", [BORROWED], "put"],
  ["same for the tax office", [PAID], "pay"],
  ["and from pine", [told("take", "A", "subtract", "Harbor checking"), PAID], "pay"],
])("the other end of what was told: %s", (message, context, action) => {
  expect(again(message, ...context)).toEqual([[action, 300]]);
});
