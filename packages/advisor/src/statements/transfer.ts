import type { EntryStatement, Statement } from "./statement.ts";

/** Money that went from one place to another: what was taken out, and what was put in or paid with it. */
interface Transfer {
  from: EntryStatement;
  to: EntryStatement;
}

/** What is done where money goes to. */
export const PUT_IN = /^(?:add|put|pay)$/;

/** What was moved, where something was: taken out of one and put into the next, with the same amount. */
export function transferIn(statements: readonly Statement[]): Transfer | null {
  for (const [at, to] of statements.entries()) {
    const from = statements[at - 1];
    if (to.kind !== "entry" || from?.kind !== "entry" || from.amount === null || from.amount !== to.amount) continue;
    if (from.action === "subtract" && PUT_IN.test(to.action)) return { from, to };
  }
  return null;
}
