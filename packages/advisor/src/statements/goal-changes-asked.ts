import type { Modality } from "../language/modality.ts";
import type { Phrase } from "../language/phrase.ts";
import type { StepMatch } from "../matching/match-goals.ts";
import { isLeft } from "./goal-amounts.ts";
import { goalMention, goalPointedAt } from "./goal-mention.ts";
import type { Reading } from "./reading.ts";
import { coversStep, STEP, stepsNamed } from "./step-match.ts";

const LEAD =
  "^(?:so |and |but |also |then |now |please |, |yes |okay |can you |could you |would you |will you |can we |let us |go ahead and |you can |i need you to |i want you to |i would like you to |i want to |i would like to |i need to |just )*";
/** Telling the advisor to change something. */
const CHANGE = new RegExp(
  `${LEAD}(?:add|up|hike|boost|trim|chop|put|set|change|update|delete|remove|rename|record|mark|make|move|push|raise|lower|increase|reduce|bump|tick|check|cross|drop|clear|cancel|scrap|ditch|extend|postpone|delay|bring|get rid of|lose|forget|adjust|correct|fix|edit|revise|shift|cut|take|knock|shave|tack|trim|switch|consider|count|call|bin|kill|axe|nix|dump|trash|toss|abandon|pull|give|reset|turn|use)\\b`,
);
/** What belongs to a goal alone. */
const OF_GOALS = /\b(?:goals?|target|deadline|due date|target date|end date|(?:the|its|that) date)\b/;
/** "I'd like the target raised to 4,800", "I want the boat fund to be 10,000", "I need the boat money by May". */
const WANTS = new RegExp(
  [
    "\\b(?:would like|want|need|would prefer|would rather have) (?:the |my |our |that |its |this )(?:[\\w'-]+ ){1,9}?(?:to be|raised|lowered|moved|pushed|changed|set|increased|reduced|bumped|extended|removed|deleted|gone|marked|renamed|taken)\\b",
    "\\b(?:would like|want|need) (?:to )?(?:have |get |see )?(?:the |my |our )(?:[\\w'-]+ ){1,6}?(?:done|finished|complete|completed|ready|full|funded|filled|money|fund|goal) (?:and \\w+ )?D\\b",
    "\\bshould (?:really |now |actually )?(?:be|have) (?:(?:there|done|finished|ready|complete|completed|full|funded|reached|met|in place|a deadline of|a target of|a target amount of|a due date of|due) )?(?:by then ,? ?)?(?:by )?(?:M|D|P)\\b",
    "\\b(?:do|does|did|needs?|has|have|is|with) (?:not |no )(?:really )?(?:need |have |want )?(?:a |an |any )?(?:deadline|due date|date|target date|end date)\\b",
    "\\b(?:want|would like|need|hope|plan|aim|have) to (?:finish|complete|reach|hit|wrap up|be done with|fund|fill) (?:the |my |our )?(?:[\\w'-]+ ){1,6}?(?:goal|fund) (?:by |in )?D\\b",
    "\\bshould (?:really |actually )?(?:be|go|count) (?:a |an |as |under |filed |listed |of type |in )*(?:financial|skills?|learning|behaviou?r|lifestyle|networking|projects?)\\b",
    "\\b(?:want|would like|need) (?:at least |about )?M (?:in|for|on) (?:the|my|our) (?:[\\w'-]+ ){1,5}goal\\b",
    "\\b(?:want|would like|need) (?:a|an|the) (?:new |different |later |earlier )?(?:deadline|due date|target date|end date) (?:on|for|of) ",
    "\\b(?:only|actually|now) need (?:about |around )?M (?:for|in|on) (?:the|my|our) ",
    "\\bneed (?:about |around )?M (?:for|in|on) (?:the|my|our) (?:[\\w'-]+ ){1,5}?(?:now\\b|instead\\b|, not (?:M|N)\\b|not (?:M|N)\\b)",
    "\\b(?:want|would like|need) (?:the |my |our )(?:[\\w'-]+ ){1,6}?(?:done|finished|complete|completed|ready|funded|reached|there) (?:[\\w]+ ){1,2}(?:earlier|sooner|later)\\b",
    "\\bshould be (?:called|renamed|named|titled)\\b",
    "\\b(?:title|name) of .* should be\\b",
    "\\bis not M any (?:more|longer)\\b",
    "\\b(?:should|ought to|needs to|has to|must) (?:really |now )?(?:hit|reach|get to|(?:top|max|come|end|cap|level|stop|land|sit|finish|end up) ?(?:out |in |up |off )?at) M\\b(?!.* D\\b)",
    "\\bneeds? (?:to be )?(?:done|finished|a deadline of|reached) (?:by )?D\\b",
  ].join("|"),
);
const SUPPOSED =
  /\b(?:if|what if|maybe|might|perhaps|should i|should we|thinking|thought|suppose|imagine|wish|would (?!like|prefer|rather)|could)\b/;

/** Whether a clause asks for a stored goal to be changed, whatever else its words look like. */
export function isChangeOfGoal({ text, tokens }: Phrase, reading: Reading): boolean {
  const isNamed = NAMES_STEP.test(text) && goalMention(tokens, reading) !== null;
  if (isNamed) return true;
  if (
    SUPPOSED.test(text.replace(/^(?:\w+ )?(?:could|would|can|will) you\b/, "")) ||
    /^(?:what|how|when|why|should|is|are|do|does)\b/.test(text)
  )
    return false;
  if (/\bnot (?:delete|remove|drop|change|touch|mark|move)\b/.test(text)) return false;
  if (
    /\b(?:add|create|set up|make|start|set|put in|put|open|begin) (?:a|an|another|a new|me a) (?:\w+ )?(?:goal|target)\b/.test(
      text,
    )
  )
    return false;
  const saysStep = SAYS_STEP.test(text) || coversStep({ text, tokens }, reading.documents.goals.intermediateGoals);
  const ofStep = saysStep && stepsOf({ text, tokens }, reading).length > 0;
  if (ofStep && (WANTS.test(text) || /\bis (?:now )?M$/.test(text))) return true;
  const mention = goalMention(tokens, reading);
  if (!mention && !(OF_GOALS.test(text) && goalPointedAt(text, reading))) return false;
  return (CHANGE.test(text) && OF_GOALS.test(text)) || WANTS.test(text);
}

/** "I want a step in the college fund, 20k by June", "a first step for the boat fund would be 2k". */
const NAMES_STEP = new RegExp(
  `^(?:and |also |so )*(?:(?:i|we) (?:want|would like|need) )?(?:a|an|the|my|another|one more) (?:new |first |next |second |last |final |good )*${STEP} (?:in|on|for|under|to|of|towards?) (?:the|my|our) .*(?: (?:,|:) |\\b(?:would|should|will) be )`,
);
const SAYS_STEP = new RegExp(`\\b${STEP}\\b`);

function stepsOf(phrase: Phrase, { documents }: Reading): StepMatch[] {
  return stepsNamed(phrase, documents.goals.intermediateGoals);
}

/** "... so drop it": of the step just spoken of. */
const OF_THAT_STEP =
  /^(?:so |and |, |please |can you |you can )*(?:untick|uncheck|unmark|check|tick|cross|delete|drop|remove|scrap|skip|take) (?:it|that|that one)\b/;

interface Meant {
  phrase: Phrase;
  modality: Modality;
}

/** Of a goal that is then asked to be changed, whoever it is for: "my daughter's wedding is going to cost 15k". */
const COSTS = /\b(?:going to|will|now)(?: \w+)? (?:cost|run|need|be) (?:us |me )?M$|\bcosts (?:us |me )?M$/;
const REASONS = new Set<Modality>(["intention", "negation", "past", "wish", "goal"]);

/**
 * How the clauses of a sentence are meant once it asks for a change of a stored goal: that one is a command, and what
 * it is founded on ("the trip is going to need 5k, please change the goal") is a fact.
 */
export function meantOfGoals(
  meant: readonly Meant[],
  reading: Reading,
): { modalities: Modality[]; requested: boolean } {
  const isNoLonger = (at: number) =>
    /\bM\b/.test(meant[at]?.phrase.text ?? "") &&
    /^,? ?not (?:M|N)$/.test(meant[at + 1]?.phrase.text ?? "") &&
    goalMention(meant[at]?.phrase.tokens ?? [], reading) !== null;
  const asks = meant.map(
    ({ phrase, modality }, at) =>
      modality !== "question" &&
      (modality !== "others" || SAYS_STEP.test(phrase.text)) &&
      (isChangeOfGoal(phrase, reading) || isNoLonger(at)),
  );
  const pointed = meant.map(({ phrase }) => goalMention(phrase.tokens, reading) !== null);
  const refers = (text: string) => CHANGE.test(text) && /\b(?:goal|target|deadline|date|it|that)\b/.test(text);
  const requested = meant.some(
    ({ phrase }, at) =>
      asks[at] || (pointed.slice(0, at).some(Boolean) && refers(phrase.text) && OF_GOALS.test(phrase.text)),
  );
  const isToldOfStep = (at: number) =>
    REASONS.has(meant[at]?.modality ?? "fact") &&
    meant.slice(at + 1).some(({ phrase }) => OF_THAT_STEP.test(phrase.text)) &&
    stepsOf(meant[at]?.phrase ?? { text: "", tokens: [] }, reading).length > 0;
  if (!requested && !reading.goalRequest)
    return {
      requested,
      modalities: meant.map(({ phrase, modality }, at) =>
        (pointed[at] && modality === "intention" && isLeft(phrase.text)) || isToldOfStep(at) ? "fact" : modality,
      ),
    };
  return {
    requested:
      meant.some(({ phrase }, at) => !asks[at] && refers(phrase.text) && OF_GOALS.test(phrase.text)) ||
      asks.some(Boolean),
    modalities: meant.map(({ phrase, modality }, at): Modality => {
      if (asks[at]) return "command";
      const founds =
        (pointed[at] || /^(?:and |but |, )*(?:it|that|this) /.test(phrase.text)) &&
        (REASONS.has(modality) ||
          (modality === "others" && COSTS.test(phrase.text)) ||
          ((modality === "hypothetical" || modality === "offer") && /\bquoted?\b/.test(phrase.text))) &&
        /\b[MDP]\b/.test(phrase.text) &&
        !SUPPOSED.test(phrase.text);
      return founds ? "fact" : modality;
    }),
  };
}
