import { phraseOf } from "../language/phrase.ts";
import { rewrite, rewriting } from "../language/rewrite.ts";
import type { Token } from "../language/token.ts";

const ONE = "(?:one|one more|another one|another|a new one|a different one|a replacement)";
const FOR_WHAT = "(?=(?:(?:to|for|called|named|about|of) |: ))";

/** "Replace the gym goal with one to ...": off with the one, and a new one. */
const REPLACED = rewriting(
  `\\b(?:replace|swap|exchange|switch|trade)(?: out)? (?<old>(?:the|my|our) (?:[\\w'-]+ ){1,5}?goal) (?:with|for|by) (?:a (?:new |different )?goal|${ONE}) ${FOR_WHAT}`,
  "delete {old} and add a goal",
);
const ADDED = rewriting(
  `(?<verb>\\b(?:add|put|create|make|start|set|open)(?: (?:in|up|me))*) ${ONE}(?: (?:up|in|instead))? ${FOR_WHAT}`,
  "{verb} a goal",
);
const ADDED_ONE = new RegExp(ADDED.from, "");
const KINDS = /\b(?:goals?|accounts?|assets?|debts?|cards?|loans?|steps?|milestones?|skills?|interests?)\b/g;

/** "Delete the gym goal and add one to ...": a goal, where goals were spoken of last; `before` is what was said before. */
export function withGoalForOne(tokens: Token[], before: string): Token[] {
  const plain = rewrite(tokens, [REPLACED]);
  const { text } = phraseOf(plain);
  const one = ADDED_ONE.exec(text);
  if (!one) return plain;
  const kind = `${before} ${text.slice(0, one.index)}`.match(KINDS)?.at(-1) ?? "";
  return kind.startsWith("goal") ? rewrite(plain, [ADDED]) : plain;
}
