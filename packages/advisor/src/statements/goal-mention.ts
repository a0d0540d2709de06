import type { Goal } from "@seven-figures/domain";
import { phraseOf, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { alike, matchGoals } from "../matching/match-goals.ts";
import { NO_MENTION, wordsOf } from "./read-mention.ts";
import type { Reading } from "./reading.ts";
import type { Mention } from "./statement.ts";

/** Words of titles that are said of many other things: they name a goal only beside "goal" or another word of its title. */
const COMMON = new Set(
  `the a an my of for to in on and up it new goal goals this that with i we at by is not no one all every from off out
  first get more save saving savings make set put into have now be do down set-up card loan account debt pay buy fund
  start started stop money two three four five six ten week times month day year work job morning night evening half
  back home time daily weekly twice go read write learn run build meet quit play finish plan cash bank class better own
  less each read's keep spend spending take use eat help`.split(/\s+/),
);

/** The goal that a clause names, where one is stored by such words; "goal" nearby lets weaker words count. */
export function goalMention(tokens: readonly Token[], reading: Reading): Mention | null {
  const goals = reading.documents.goals.intermediateGoals;
  const [quoted] = slotsOf(tokens, "quote");
  if (quoted) {
    const hit = goals.find((goal) => goal.title.toLowerCase() === quoted.text.toLowerCase());
    return hit ? { ...NO_MENTION, words: wordsOf(quoted.text), name: quoted.text, exact: true } : null;
  }
  const { text } = phraseOf([...tokens]);
  const named = new Set(goals.flatMap((goal) => wordsOf(goal.title)));
  const words = tokens
    .filter((token) => token.slot === null || token.slot.kind === "period" || token.slot.kind === "count")
    .flatMap((token) => (token.slot ? wordsOf(token.raw) : [token.text]))
    .filter((word) => !SMALL.test(word) && [...named].some((name) => alike(word, name)));
  const strong = words.filter((word) => !COMMON.has(word));
  const many = manyOf(text);
  const mention = {
    ...NO_MENTION,
    words: [...strong, ...words.filter((word) => COMMON.has(word) && goesWith(word, strong, goals))],
    name: words.join(" "),
    many,
  };
  if (strong.length > 0) return mention;
  const telling = words.filter((word) => !/^(?:goals?|save|my)$/.test(word));
  const beside = /\b(?:goals?|fund)\b/.test(text) && telling.some((word) => !PARTICLE.test(word));
  const fits = matchGoals({ ...NO_MENTION, words }, reading.documents);
  const covered = fits.length === 1 && telling.length > 1 && covers(telling, fits[0]?.title ?? "");
  return (beside && fits.length > 0) || covered ? mention : null;
}

/** Whether a common word stands in a title that a telling word names: "run" of "the roof will run us 9k" does not. */
function goesWith(word: string, strong: readonly string[], goals: readonly Goal[]): boolean {
  const bears = (title: string, said: string) => wordsOf(title).some((name) => alike(said, name));
  const named = goals.filter(({ title }) => strong.some((each) => bears(title, each)));
  return named.length === 0 || named.some(({ title }) => bears(title, word));
}

const PARTICLE = /^(?:off|out|up|from|with|now|be|do|put|take|set|make|have|all|not|it|up|into|one|this|that|we|i)$/;
const SMALL = /^(?:the|a|an|of|for|to|in|on|and|at|by|is|it)$/;

function manyOf(text: string): Mention["many"] {
  if (/\bboth\b/.test(text)) return "both";
  return /\b(?:all|every|everything)\b/.test(text) && /\bgoals\b/.test(text) ? "all" : null;
}

/** Whether words say all that a title says. */
export function covers(words: readonly string[], title: string): boolean {
  return wordsOf(title)
    .filter((name) => !SMALL.test(name) && name !== "my")
    .every((name) => words.some((word) => alike(word, name)));
}

const POINTS_BACK =
  /\b(?:(?:that|this|the|its) (?:goal|fund|one|target|deadline|(?:due |end |target )?date|progress|type|title|amount)|it|its|that|this)\b/;

/** "that goal", "the deadline", "it": the one just spoken of, or the only one there is. */
export function goalPointedAt(text: string, reading: Reading): Mention | null {
  if (
    /\bgoals\b|\b(?:a|another|new) (?!(?:skill|behaviou?r|lifestyle|networking|project|financial) goal)(?:\w+ )?goal\b/.test(
      text,
    )
  )
    return null;
  if (strangerNamed(text)) return null;
  if (reading.goalInMind && (POINTS_BACK.test(text) || /\bgoal\b/.test(text))) return reading.goalInMind;
  if (!/\bgoal\b/.test(text)) return null;
  const spoken = reading.statements.findLast((statement) => statement.kind === "goal-edit");
  if (spoken?.kind === "goal-edit") return spoken.mention;
  const [only, ...others] = reading.documents.goals.intermediateGoals;
  if (only && others.length === 0) return { ...NO_MENTION, words: wordsOf(only.title), name: only.title };
  return /\b(?:that|the|this|my) goal\b/.test(text) ? { ...NO_MENTION, pronoun: true } : null;
}

/** "The boat goal": what it is called, where that is more than what kind of goal it is. */
export function strangerNamed(text: string): string | null {
  const name =
    /\b(?:the|my|our|that|this) (?<name>(?:(?!(?:to|is|of|for|and|on|in|my|the|our|goal|that|as|at|by) )[a-z][\w'-]* ){1,4})goal\b/
      .exec(text)
      ?.groups?.name?.trim();
  return name && !ANY_GOAL.test(name) ? name : null;
}

const ANY_GOAL =
  /^(?:(?:only|one|first|second|third|last|next|other|same|current|new|old|main|big|biggest|bigger|small|whole|entire|own|little|existing|latest|recent|savings?|money|financial|finance|personal|overall|net|worth|net-worth|long-term|short-term|skills?|learning|lifestyle|behaviou?r|habit|networking|project|life|final|original|stated|ultimate|million|dollar|fitness|career|yearly|annual|monthly) ?)+$/;
