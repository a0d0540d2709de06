import type { Change, Documents, Goal } from "@seven-figures/domain";
import { phraseOf } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";

/** Ways of asking for a plan, and for goals. To add one, add it here. */
const PLAN =
  /\b(?:make|create|build|write|draw up|give|need|want|want to see|like|map out|put together|design|develop|prepare|sketch|lay out|come up with|generate|set up|help me with|work out|have|draft|show|do|get)\b(?: \w+){0,5} (?:plan|roadmap|game plan|strategy|blueprint)\b(?! (?:to \w+ (?:for )?me M|b\b))|\bmap out\b|\b(?:roadmap|plan) (?:for|to|of) (?:getting|my (?:money|finances|debts|future)|reach|hit|get|me|achiev|pay|becom|a million|the million|us)|^(?:a |the |my )?(?:financial |money |new |full |complete )*plan(?: please)?$|\bplan for (?:me|my)\b|^plan (?:my|our) (?:finances|money|future)\b/;
/** An order for one, whatever it is to be good for: "make a plan to get rid of my debt". */
const PLAN_ORDERED =
  /\b(?:make|create|build|write|draw|draw up|give|put together|map out|design|develop|prepare|sketch|lay out|come up with|generate|draft|show|need|want|like|love|appreciate|suggest|recommend|propose|time for|how about|use)\b(?: (?!i\b|we\b|it\b|that\b)[\w-]+){0,6} (?<!\bto )(?:plan|roadmap|game plan|blueprint)\b|^(?:okay |so |and |then |please )*(?:make|create|build|write|draft) (?:me |us )?(?:one|it)$|\bwhat (?:is|would be) (?:a|the) (?:good|best|smart|solid|realistic|quick|quickest|fastest) (?:\w+ )?plan (?:to|for)\b|^plan (?:out )?(?:my|our) (?!goal|name|day|trip|vacation|wedding|meal)\w+/;
/** "What's my plan", "walk me through the plan again": it is made anew, as things stand now. */
const PLAN_ASKED =
  /^(?:and |so |ok |okay |well |please |then |now )*(?:what (?:is|was)|(?:can |could |would )?(?:you )?(?:please )?(?:explain|repeat|go over|go through|walk me through|take me through|remind me of|recap|summarize|summarise)) (?:the|my|our|your|that) (?:money |financial )?plan(?: (?:again|to me|for me|please|now|like))*$/;
/** Plans of another kind, and what is done with the words of one. */
const OTHER_PLAN =
  /\b(?:business|meal|lesson|529|phone|data|dental|health|insurance|payment|floor|seating|vacation|wedding|workout|training|marketing|installment|savings? plan goal) plan\b|\b(?:add|rename|delete|remove|goal to|goal is)\b/;
const NOT_A_PLAN =
  /\b(?:business plan|meal plan|lesson plan|savings? plan goal|529 plan|phone plan|payment plan|data plan|plan to (?:sell|buy|pay|move|quit|get|save|take)|my plan is|make (?:[\w-]+ ){1,3}(?:my|the|our) (?:\w+ ){0,2}strategy|(?:my|the|our) (?:\w+ ){0,2}strategy (?:to|be|as|:|from|is|should|real|property|business|investing|stocks|mixed|other|index|investments?)|add|rename|delete|remove|goal to|goal is)\b/;
const GOALS =
  /\b(?:suggest|recommend|propose|give me|come up with|ideas? for|think of|pick|advise|brainstorm|offer)\b(?: \w+){0,6} goals?\b|\bwhat (?:other |kind of |sort of |new |good |financial |should be my |are some |would be )*goals? (?:should|would|could|do you|can|might|make|to)|\bwhich (?:other |new )?goals? (?:should|would|could|do you|can|might)|\bgoals? (?!do i (?:have|already))(?:would|do|could|should|can|might) (?:you|i) (?:suggest|recommend|propose|set|have|work|aim|pursue|advise|add)|\bany (?:other |new |good )?goals? (?:you|i|for)\b|\b(?:suggestions?|ideas?|recommendations?|proposals?|advice) (?:for|on|about|of) (?:\w+ ){0,3}goals?\b|\bgoal (?:ideas|suggestions|recommendations)\b|\bsuggest (?:some|a few|more|new|any)? ?(?:goals|targets)\b|\bwhat should (?:i|my goals?) (?:aim for|be|work towards?|set as (?:a )?goals?)\b|\bhelp me (?:set|pick|choose|find|come up with) (?:some |a few |new |good |my )?goals\b/;

/** "Give me a goal to read more" says which. */
const GOAL_GIVEN =
  /\bgive me (?:a|an|another|one more) (?:\w+ )?goal (?:to (?!work|aim|strive|shoot|go)|of )\w|\bgive me (?:till|until|D|more time|[a-z]+ more (?:months?|years?|weeks?))\b/;

/** "I don't need a plan", "my wife wants a plan". */
const DECLINES = /\b(?:not|never|no|wife|husband|boss|friend|he|she|they)\b.*\bplan\b/;

export type PlanRequest = "plan" | "goals";

/** Whether a sentence asks for a plan or for goals to be suggested. */
export function planRequest(sentence: Sentence): PlanRequest | null {
  const { text } = phraseOf(sentence.tokens);
  if (GOAL_GIVEN.test(text)) return null;
  if (GOALS.test(text) && !/\bhow (?:do|does|are|is|many)\b/.test(text)) return "goals";
  if (PLAN_ORDERED.test(text) && !OTHER_PLAN.test(text) && !DECLINES.test(text)) return "plan";
  return PLAN_ASKED.test(text) || (PLAN.test(text) && !NOT_A_PLAN.test(text)) ? "plan" : null;
}

/** Proposed goals as changes: one that is stored already is brought up to date, never doubled. */
export function takeGoals(goals: readonly Goal[], { goals: stored }: Documents): Change[] {
  return goals.map((goal) => {
    const known = stored.intermediateGoals.some(({ id }) => id === goal.id);
    if (!known) return { kind: "add-goal", goal };
    const { id, createdAt: _, updatedAt: __, ...fields } = goal;
    return { kind: "edit-goal", id, fields };
  });
}
