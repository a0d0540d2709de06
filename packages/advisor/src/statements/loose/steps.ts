import { type Phrase, slotsOf } from "../../language/phrase.ts";
import { goalMention } from "../goal-mention.ts";
import type { RunReader } from "../reading.ts";
import { STEP } from "../step-match.ts";

const SAYS_STEP = new RegExp(`\\b${STEP}\\b`);
/** With these the step is one that is there, or none that is wanted. */
const NO_NEW_STEP =
  /\b(?:remove|delete|drop|scrap|skip|tick|untick|uncheck|check|cross|mark|done|finished|completed?|rename|call|called|due|deadline|not|no|never|if|would|could|should i|might|maybe|was|is there|what|how|which|undo)\b/;

/** "Under the podcast goal, jot 'record a pilot' as a step": a quoted name, a goal and the word, whatever the verb. */
export const readStepsLoosely: RunReader = (run, reading) => {
  const [quoted, ...others] = slotsOf(run.tokens, "quote");
  if (!quoted || others.length > 0 || !SAYS_STEP.test(run.text) || NO_NEW_STEP.test(run.text)) return null;
  const goals = reading.documents.goals.intermediateGoals;
  const names = (title: string) => title.toLowerCase() === quoted.text.toLowerCase();
  if (goals.some(({ title, submilestones }) => names(title) || submilestones.some((step) => names(step.title))))
    return null;
  const unquoted = run.tokens.filter(({ slot }) => slot?.kind !== "quote");
  const goal = goalOf(unquoted, reading);
  if (!goal) return null;
  const amount = slotsOf(run.tokens, "money").at(-1)?.value ?? null;
  const date = slotsOf(run.tokens, "date").at(-1)?.date ?? null;
  return {
    statements: [{ kind: "step", action: "add", goal, titles: [quoted.text], amount, date }],
    from: 0,
    to: run.tokens.length,
  };
};

function goalOf(tokens: Phrase["tokens"], reading: Parameters<RunReader>[1]) {
  const mention = goalMention(tokens, reading);
  return mention && !mention.many ? mention : null;
}
