import { phraseOf } from "../language/phrase.ts";
import { inTurn, rewrite, rewriting } from "../language/rewrite.ts";
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
/** "Draw me up one for ...": an order with any verb, which stands first and is no word for which one is meant. */
const ORDERED = rewriting(
  `(?<=^|(?:,|and|then|so|please|instead|you) )(?!(?:of|the|this|that|which|each|every|any|no|not|only|my|our|is|was|had|did|got|for|just|as|than|have|with|at|to|it|and|or|i|we|[a-z]+ed|need|want)\\b)[a-z]+(?: (?:in|up|me|us|down))* ${ONE}(?: (?:up|in|down|instead))? ${FOR_WHAT}`,
  "add a goal",
);
/** "Learning Korean in its place": said of the goal that went. */
const IN_PLACE = rewriting(
  "(?: ,)? (?:in (?:its|their|that one 's|the other 's) (?:place|stead|spot)|in place of (?:it|that(?: one)?))(?= |$)",
  "",
);
const REPLACING = inTurn([REPLACED]);
const ADDING = inTurn([ADDED, ORDERED, IN_PLACE]);
const ADDED_ONE = new RegExp(`${ADDED.from.source}|${ORDERED.from.source}`.replace("?<verb>", "?:"));
const KINDS = /\b(?:goals?|accounts?|assets?|debts?|cards?|loans?|steps?|milestones?|skills?|interests?)\b/g;

/** "Delete the gym goal and add one to ...": a goal, where goals were spoken of last; `before` is what was said before. */
export function withGoalForOne(tokens: Token[], before: string): Token[] {
  const plain = rewrite(tokens, REPLACING);
  const { text } = phraseOf(plain);
  const one = ADDED_ONE.exec(text);
  if (!one) return plain;
  const kind = `${before} ${text.slice(0, one.index)}`.match(KINDS)?.at(-1) ?? "";
  return kind.startsWith("goal") ? rewrite(plain, ADDING) : plain;
}
