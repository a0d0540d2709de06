import { ALL_COSTS, COST_WORDS } from "../lexicon/cost-words.ts";
import { GOAL_VERBS } from "../lexicon/goal-words.ts";
import { ENTRY_RULES } from "../statements/entry-rules.ts";
import { GOAL_NAMED, GOAL_WANTED, SAVING, TOO_VAGUE } from "../statements/goal-phrases.ts";
import { INCOME_NOUN, INCOME_VERB, ONE_OFF, RAISE, SECOND_INCOME, SIDE_WORK } from "../statements/income-words.ts";
import { COMMAND_REQUEST, GOAL_WISH, HYPOTHETICAL, INTENTION, PAST, QUESTION } from "./modality-words.ts";
import { PREDICATE } from "./predicate-words.ts";

/** The words that rules look for. */
function wordsOfRules(): string[] {
  const rules = [
    ...ENTRY_RULES.map(({ pattern }) => pattern),
    ...GOAL_VERBS.map(({ words }) => words),
    ...[INCOME_NOUN, INCOME_VERB, ONE_OFF, RAISE, SECOND_INCOME, SIDE_WORK, GOAL_NAMED, GOAL_WANTED, SAVING, TOO_VAGUE],
    ...[COMMAND_REQUEST, GOAL_WISH, HYPOTHETICAL, INTENTION, PAST, QUESTION, PREDICATE],
  ];
  const texts = [...rules.map(({ source }) => source), ALL_COSTS, COST_WORDS];
  return texts.flatMap((text) => text.replace(/\\[a-z]/g, " ").match(/[a-z]{2,}/g) ?? []);
}

/** Every word that stands in a rule. */
export const WORDS_OF_RULES: ReadonlySet<string> = new Set(wordsOfRules());

/**
 * The words that rules look for are spelt right, whatever else they look like. So are these, which look like a slip of one
 * of our own words and stand in no dictionary as they are.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set([
  ...WORDS_OF_RULES,
  ...`alexa behaviours cheques context father-in-law fathers forth increases into math merch neighbour neighbours olden others product products
  profiler profilers profiles sisters tied unit units`.split(/\s+/),
]);
