import type { Goal } from "@seven-figures/domain";
import { type Phrase, slotsOf } from "../language/phrase.ts";
import { alike, matchSteps, type StepMatch } from "../matching/match-goals.ts";
import { strangerNamed } from "./goal-mention.ts";
import { wordsOf } from "./read-mention.ts";

export const STEP =
  "(?:sub-?)?(?:step|steps|submilestone|submilestones|milestone|milestones|sub-goal|sub-goals|sub-task|sub-tasks|task|tasks|to-do|subtask)";
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
const ORDINAL = new RegExp(
  `\\b(?<word>first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|last|final|next)(?: open)? ${STEP}\\b|\\b${STEP} (?:number |# )?(?<number>one|two|three|four|five|[1-6])\\b`,
);
/** Words that tell no step from another. */
export const WEAK =
  /^(?:the|a|an|my|our|of|to|for|in|on|at|and|off|out|up|as|is|be|it|its|that|this|i|we|from|with|by|all|about|have|has|had|get|got|steps?|goals?|please|should|not|do|did|done|mark|set|new)$/;

/** The steps that a sentence speaks of, best first; several where they fit alike. */
export function stepsNamed({ text, tokens }: Phrase, goals: readonly Goal[]): StepMatch[] {
  const [quoted] = slotsOf(tokens, "quote");
  const fitting = quoted ? matchSteps(quoted.text, goals) : [];
  if (fitting.length > 0) return fitting;
  const words = tokens
    .flatMap((token) => (token.slot && token.slot.kind !== "quote" ? wordsOf(token.raw) : [token.text]))
    .filter((word) => !WEAK.test(word));
  const counted = nthStep(text, words, goals);
  if (counted) return counted;
  const all = goals.flatMap((goal) => goal.submilestones.map((step) => ({ goal, step })));
  const scored = all.map((match) => ({ match, score: scoreOf(words, match) }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return most < 0.5 ? [] : scored.filter(({ score }) => score === most).map(({ match }) => match);
}

/** Whether nearly all of a step's title is said, and not only what its goal's title says too. */
export function coversStep({ tokens }: Phrase, goals: readonly Goal[]): boolean {
  const words = tokens.filter(({ slot }) => slot === null).map(({ text }) => text);
  return goals.some(({ title, submilestones }) =>
    submilestones.some((step) => {
      const named = wordsOf(step.title).filter((word) => !WEAK.test(word));
      const hits = named.filter((name) => words.some((word) => alike(word, name)));
      const own = hits.filter((name) => !wordsOf(title).some((word) => alike(word, name)));
      return own.length > 0 && hits.length > 1 && hits.length / named.length >= 0.6;
    }),
  );
}

/** How many telling words of the title are said; that its goal is named too decides between steps alike. */
function scoreOf(words: readonly string[], { goal, step }: StepMatch): number {
  const named = wordsOf(step.title).filter((word) => !WEAK.test(word));
  const hits = named.filter((name) => words.some((word) => alike(word, name))).length;
  if (hits === 0) return 0;
  return hits + hits / named.length / 10 + (isNamed(goal, words, step.title) ? 0.4 : 0);
}

function isNamed(goal: Goal, words: readonly string[], besides = ""): boolean {
  const other = wordsOf(besides);
  const title = wordsOf(goal.title).filter((word) => !WEAK.test(word) && !other.some((name) => alike(name, word)));
  return title.some((name) => words.some((word) => alike(word, name)));
}

/** "The second step of the PMP goal". Null where no step is counted, none where it cannot be told of which goal. */
function nthStep(text: string, words: readonly string[], goals: readonly Goal[]): StepMatch[] | null {
  const groups = ORDINAL.exec(text)?.groups;
  if (!groups) return null;
  const having = goals.filter((goal) => goal.submilestones.length > 0);
  const named = having.filter((goal) => isNamed(goal, words));
  if (named.length === 0 && (strangerNamed(text) !== null || goals.some((each) => isNamed(each, words)))) return [];
  const [goal, ...others] = named.length > 0 ? named : having;
  if (!goal || others.length > 0) return named.length > 1 || having.length > 1 ? [] : null;
  const steps = goal.submilestones.toSorted((a, b) => a.order - b.order);
  const said = groups.word ?? groups.number ?? "";
  const at = ["one", "two", "three", "four", "five"].indexOf(said);
  const step =
    said === "last" || said === "final"
      ? steps.at(-1)
      : said === "next"
        ? steps.find(({ completed }) => !completed)
        : steps[at >= 0 ? at : Math.max(ORDINALS.indexOf(said), Number.parseInt(said, 10) - 1 || 0)];
  return step ? [{ goal, step }] : [];
}
