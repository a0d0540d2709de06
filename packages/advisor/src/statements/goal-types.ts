import type { GoalType } from "@seven-figures/domain";
import { BARE_VERBS, GOAL_VERBS, PURCHASES } from "../lexicon/goal-words.ts";
import { BUYING } from "./goal-phrases.ts";

/** The first word of what is wanted, as a plain verb: "to start learning" is "learn". */
function firstVerb(text: string): string {
  const first = text.replace(/^(?:(?:to|start|keep|be|get|finally|also|more|regularly) )+/, "").split(" ")[0] ?? "";
  return plainVerb(first);
}

function plainVerb(word: string): string {
  if (ALL_VERBS.has(word) || !word.endsWith("ing")) return word;
  const root = word.slice(0, -3);
  const forms = [root, `${root}e`, root.replace(/(.)\1$/, "$1")];
  return forms.find((form) => ALL_VERBS.has(form)) ?? root;
}

const ALL_VERBS = new Set([...GOAL_VERBS.flatMap(({ verbs }) => verbs), ...BARE_VERBS]);

/** Whether a text begins with something to do: "learn ...", "learning ...", "to buy ...". */
export function beginsWithVerb(text: string): boolean {
  return ALL_VERBS.has(plainVerb(text.replace(/^to /, "").split(" ")[0] ?? "")) || ALL_VERBS.has(firstVerb(text));
}

/** Whether money is to be saved; `purpose` where a goal is asked for "for" something. */
export function isFinancial(text: string, hasMoney: boolean, purpose: boolean): boolean {
  if (hasMoney) return true;
  if (
    /^(?:learn|study|build a (?!fund|nest|emergency|buffer|cushion)|write|meet|stop|track|quit|meditate|stick|get into the habit|start (?!saving|putting))\b/.test(
      text,
    )
  )
    return false;
  if (/^no [a-z]/.test(text)) return false;
  if (/\b(?:every (?:day|week|month|morning|night|payday)|habit|automat\w+|T)\b/.test(text)) return false;
  if (/\b(?:save|saving|put (?:away|aside)|fund|down payment|deposit|nest egg|emergency)\b/.test(text)) return true;
  if (purpose && /^(?:(?:a|an|my|our|the|some) )?(?:new|used|bigger|better) /.test(text)) return true;
  const isOtherwise = GOAL_VERBS.some(({ words }) => words.test(text));
  if (isOtherwise) return false;
  if (NEW_THING.test(text) && !beginsWithVerb(text)) return true;
  return BUYING.test(text) || ((purpose || PURCHASES.test(text)) && !beginsWithVerb(text));
}

/** "New washing machine": something to buy, unless it is a new thing to do. */
const NEW_THING =
  /^(?:(?:a|an|my|our|the|some) )?(?:new|used|second-hand|replacement) (?!(?:\w+ )?(?:jobs?|career|role|position|clients?|customers?|habits?|hobby|hobbies|skills?|language|languages|routine|business|friends?|people|diet|look|attitude|year|years|life|me|things?|recipes?)\b)[a-z]/;

const KEEPS_TRACK =
  /\bkeep(?:ing)? (?:better |closer )?(?:track|tabs|an eye) (?:of|on)\b.*\b(?:spend|spending|money|budget|expenses|bills)\b/;

export function typeOf(text: string): Exclude<GoalType, "financial"> {
  if (KEEPS_TRACK.test(text)) return "behavior";
  const first = firstVerb(text);
  const habit =
    /\b(?:every (?:day|night|morning|evening|weekday|sunday|monday|tuesday|wednesday|thursday|friday|saturday)|each (?:day|night|week|month|friday|sunday)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|T|habit|stop|quit|less|fewer|days? a week|times a week|no|weekdays)\b/.test(
      text,
    );
  const byWords = GOAL_VERBS.filter(({ words }) => words.test(text)).map(({ type }) => type);
  const byVerb = GOAL_VERBS.find(({ verbs }) => verbs.includes(first))?.type;
  if (byVerb === "networking" || (byWords.includes("networking") && byVerb !== "skill")) return "networking";
  if (habit && byWords.includes("behavior")) return "behavior";
  if (byWords.includes("skill") && (!byVerb || /^(?:finish|complete|start)$/.test(first))) return "skill";
  if (habit && byWords.includes("lifestyle") && byVerb !== "skill") return "lifestyle";
  if (byVerb === "skill" || byVerb === "project" || byVerb === "behavior") return byVerb;
  if (byWords.includes("behavior")) return "behavior";
  return byVerb ?? byWords[0] ?? (habit ? "lifestyle" : "project");
}

/** Whether anything in a text tells its type: "have a better life" and "make it big" do not. */
export function tellsType(text: string): boolean {
  const first = plainVerb(text.replace(/^to /, "").split(" ")[0] ?? "");
  const inner = firstVerb(text);
  if (/^(?:make|create|start|open|ship|record) (?:it|this|that|things|something|good|sure)\b/.test(text)) return false;
  return (
    GOAL_VERBS.some(({ verbs, words }) => verbs.includes(first) || verbs.includes(inner) || words.test(text)) ||
    /\bT\b|\b(?:habit|stop|quit|every)\b/.test(text)
  );
}
