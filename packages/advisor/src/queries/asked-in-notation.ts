import { ASKED, type Asked } from "./asked.ts";

const MEASURES: Record<string, Asked> = {
  "next-milestone": "milestone",
  "to-milestone": "milestone",
  assets: "sum",
  debts: "sum",
  remaining: "remaining",
};
const SAME: Record<string, Asked> = { "next-step": "steps" };
const isAsked = (word: string): word is Asked => (ASKED as readonly string[]).includes(word);

/** What class of question a meaning of the notation is, what it supposes left aside; null where none has a place. */
export function askedIn(written: string): Asked | null {
  const meaning = written.replace(/^if .*? : /, "");
  const [verb = "", first = ""] = meaning.split(" ");
  if (verb === "value") {
    if (/ (?:in|at) \{/.test(meaning)) return "project";
    const known = MEASURES[first] ?? first;
    if (first.startsWith("{")) return "entry";
    return isAsked(known) ? known : null;
  }
  if (verb === "largest" || verb === "smallest") {
    const by = / by (rate|interest|percent|amount)/.exec(meaning)?.[1] ?? "amount";
    return `${verb}-${by}` as Asked;
  }
  if (verb === "average") return / by rate/.test(meaning) ? "average-rate" : "average";
  const known = SAME[verb] ?? verb;
  return isAsked(known) ? known : null;
}
