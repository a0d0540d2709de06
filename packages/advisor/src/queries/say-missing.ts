import { formatDate, type Missing } from "@seven-figures/domain";
import { listed } from "../answers/words/sentences.ts";
import { bold } from "../replies/describe-changes.ts";

const NAMES: Record<string, string> = {
  income: "your income",
  expenses: "your expenses",
  assets: "what you own",
  debts: "what you owe",
  goals: "your goals",
  "target-date": "a date for your target",
};

/** What would have to be told first, by name; never a guess in its place. */
export function sayMissing(missing: readonly Missing[]): string {
  const past = missing.find((each) => each.kind === "history");
  if (past)
    return past.since
      ? `I know nothing of that before ${formatDate(past.since)}: my record of it begins there, so I can't say.`
      : "I have no figures from the past that far back on record, so I can't say.";
  if (missing.some(({ kind }) => kind === "none-such")) return "I have no such entry on record.";
  const named = missing.flatMap((each) =>
    "name" in each ? [`the ${each.kind} of ${bold(each.name)}`] : (NAMES[each.kind] ?? []),
  );
  const what = listed([...new Set(named)]);
  return `I don't know ${what} yet. Tell me ${missing.length === 1 ? "that" : "those"} and I can work it out.`;
}
