import { ASKED, type Asked } from "../src/queries/asked.ts";

const MEASURES: Record<string, Asked> = {
  "next-milestone": "milestone",
  "to-milestone": "milestone",
  assets: "sum",
  debts: "sum",
  remaining: "remaining",
};
const SAME: Record<string, Asked> = { "next-step": "steps" };
const isAsked = (word: string): word is Asked => (ASKED as readonly string[]).includes(word);

/** The queries of a line's meanings, suppositions taken off. */
export function queriesOf(meanings: readonly string[]): string[] {
  return meanings.map((meaning) => meaning.replace(/^(?:if|either) .*? : /, ""));
}

/** What class of question a meaning of a line is; null where none has a place. */
export function askedIn(meaning: string): Asked | null {
  const [verb = "", first = ""] = meaning.split(" ");
  if (/^(?:lesson|about-app|talk|plan|suggest-goals|undo|nothing)$/.test(verb)) return "none";
  if (verb === "value") {
    if (/ in \{span\}| at \{/.test(meaning)) return "project";
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
