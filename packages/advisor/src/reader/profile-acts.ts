import type { Statement } from "../statements/statement.ts";
import type { MessageThings } from "./message-things.ts";
import { profileStatement } from "./profile-values.ts";
import type { ReadAct } from "./read-acts.ts";
import type { ReaderToken } from "./reader-tokens.ts";

/** What an act tells of income and spending. */
export function yearlyStatements({ label, head, roles }: ReadAct, things: MessageThings): Statement[] {
  const value = things.valueAt(head);
  if (value === null) return [];
  const of = label.startsWith("income") ? "annualIncome" : "annualExpenses";
  const isLess = label.includes("-down");
  if (label.endsWith("-percent")) {
    const isStep = /-(?:up|down)-/.test(label);
    return isStep ? [{ kind: "yearly", of, mode: "percent", amount: isLess ? -value : value, timesAYear: 1 }] : [];
  }
  const mode = /-(?:also|up)$/.test(label) ? "add" : isLess ? "subtract" : "set";
  const timesAYear = things.timesAYear(roles.period?.[0] ?? things.periodBeside(head));
  return [{ kind: "yearly", of, mode, amount: value, timesAYear }];
}

/** What an act tells of the target and the profile, of skills and interests. */
export function profileStatements(act: ReadAct, things: MessageThings): Statement[] {
  const { label, head } = act;
  const value = things.valueAt(head);
  if (label === "target" && value !== null && !isYear(things.tokens[head]))
    return [{ kind: "target", amount: { to: value }, year: null }];
  if (label === "target" || label === "target-year") {
    const year = things.dateAt(head)?.slice(0, 4) ?? value;
    return year === null ? [] : [{ kind: "target", amount: null, year: { to: Number(year) } }];
  }
  if (label === "current-savings")
    return value === null ? [] : [{ kind: "current-savings", mode: "set", amount: value }];
  const name = things.titleOf(act, "name");
  if (name === "") return [];
  if (label === "job") return [{ kind: "basic-info", fields: { occupation: name } }];
  if (label === "place") return [{ kind: "basic-info", fields: { location: name } }];
  const list = label.startsWith("skill") ? "skills" : "interests";
  const isNew = label.endsWith("-new");
  return [{ kind: "names", list, add: isNew ? [name] : [], remove: isNew ? [] : [name] }];
}

/** What a message tells as a whole. */
export function wholeStatements(label: string, { tokens }: MessageThings): Statement[] {
  if (label === "none-assets") return [{ kind: "none", of: "assets" }];
  if (label === "none-debts") return [{ kind: "none", of: "debts" }];
  if (label === "income-none") return [{ kind: "yearly", of: "annualIncome", mode: "set", amount: 0, timesAYear: 1 }];
  return profileStatement(label, tokens);
}

/** "2041", with no sign of money. */
function isYear(token: ReaderToken | undefined): boolean {
  return token !== undefined && /^(?:19|20)\d\d$/.test(token.raw.trim());
}
