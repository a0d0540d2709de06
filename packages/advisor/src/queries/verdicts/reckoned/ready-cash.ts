import { isLiquid, totalAssets } from "@seven-figures/domain";
import { listed, named, sentences } from "../../../answers/words/sentences.ts";
import { anyOf } from "../../../language/any-of.ts";
import { money, strong } from "../../shown.ts";
import { TELLS, type Verdict, type Wanted } from "../verdict.ts";

const GETS_AT = anyOf(
  "get (?:at|to|hold of|out), (?:get|lay|put) my hands on, lay hands on, access, draw on, pull out, come up with, scrape together, have (?:ready|on hand|at hand), free up",
  "",
);
const SOON = anyOf(
  "tomorrow, today, tonight, right (?:away|now), straight away, at once, quick\\w*, fast, in a (?:hurry|pinch|day), this week, on short notice, in an emergency, immediately, overnight",
  "",
);
const ASKS = /\bhow much\b|\bwhat (?:could|can|do|would|have)\b|\bwhich\b/;
const LOCKED = /\b(?:cds?|certificate|term deposit|fixed|notice|bond)\b/i;

/** "How much could I get at tomorrow": cash and savings, and what is locked apart from them. */
export function readyCash({ typed, facts }: Wanted): Verdict | null {
  if (!ASKS.test(typed) || !GETS_AT.test(typed) || !SOON.test(typed) || TELLS.test(typed)) return null;
  const cash = facts.assets.filter(isLiquid);
  const ready = cash.filter(({ name }) => !LOCKED.test(name));
  const locked = cash.filter((asset) => !ready.includes(asset));
  const sold = facts.assets.filter(({ type }) => type === "stocks" || type === "bonds" || type === "crypto");
  const sum = totalAssets(ready);
  const each = (assets: typeof cash) => listed(assets.map(({ name, value }) => `${named(name)} ${money(value)}`));
  const message = sentences(
    ready.length > 0
      ? `${strong(money(sum))}${ready.length > 1 ? `: ${each(ready)}` : `, in ${named(ready[0]?.name ?? "")}`}.`
      : "Nothing that is entered as cash or savings.",
    locked.length > 0 && `${each(locked)} is locked for a term: you can mostly have it, less a penalty.`,
    sold.length > 0 && `${each(sold)} could be sold within days, at that day's price.`,
    "Retirement money, home and car are not counted.",
  );
  return { message, quickReplies: ["How many months of expenses are covered?"], debts: [], assets: ready };
}
