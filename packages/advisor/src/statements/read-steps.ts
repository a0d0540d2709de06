import { find, groupTokens, type Phrase, phraseOf, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { matchSteps } from "../matching/match-goals.ts";
import { plainTitle } from "./read-goal-add.ts";
import { NO_MENTION, wordsOf } from "./read-mention.ts";
import type { Reading, RunReader } from "./reading.ts";
import type { Mention, StepStatement } from "./statement.ts";
import { tidyName } from "./tidy-name.ts";

const STEP =
  "(?:sub-?)?(?:step|steps|submilestone|submilestones|milestone|milestones|sub-goal|sub-goals|sub-task|sub-tasks|task|tasks|to-do|subtask)";
const GOAL = "(?<goal>(?:(?!\\b(?:step|steps|:)\\b).)+?)";
const ABOUT =
  "(?:: ?|to |for |of |called |named |titled |about |, |- |that says |saying |which is |is to |is |will be |)+";

/** Ways of adding steps to a goal: `goal` names it, `what` is the step or the list of them. */
const ADDING = [
  `^(?:can you |could you |please |also |and )*(?:add|put|create|include|give|insert|make|set)(?: in| me| up)? (?:a |an |another |the |these |this |new |one more |two |three |four |five |N |some |following |first |final |last |next )*${STEP} (?:to|for|on|under|in|into) ${GOAL}(?: goal)? ?(?:: |, |- |to |for |called |named |of )+(?<what>.+)$`,
  `^(?:can you |could you |please |also |and )*(?:add|put|create|include|insert) (?<what>Q(?: (?:and|,) Q)*|.+?) as (?:a |an |another |the |new |first |next |last |final )*${STEP} (?:to|for|on|under|in|of) ${GOAL}(?: goal)?$`,
  `^(?:the |my )?(?:first|next|second|third|another|last|final|one|new) ${STEP} (?:for|of|on|in|to|towards?) ${GOAL}(?: goal)? ?(?:: |, |is to |is |- |will be |would be )+(?<what>.+)$`,
  `^${GOAL}(?: goal)? (?:needs|has|should have|gets|requires|consists of|wants|will have) (?:a |an |another |these |the |new |two |three |four |five |N |following |one more |first |next )*${STEP} ?${ABOUT}(?<what>.+)$`,
  `^(?:for|on|under|in|to) ${GOAL}(?: goal)? ?,? (?:add|put|create|include) (?:a |an |another |the |these |new |two |three |four |N |some |following )*${STEP} ?${ABOUT}(?<what>.+)$`,
  `^(?:please |can you |also |and )*(?:add|create|put)(?: in)? (?:a |an |another |the |these |this |new |two |three |N |some |following )*${STEP} ?(?:: |, |- |called |named |to )+(?<what>.+?) (?:to|for|on|under|in) (?<goal>(?:the |my )?(?:\\w+ ){1,4}goal)$`,
  `^steps (?:for|to) ${GOAL}(?: goal)? ?: (?<what>.+)$`,
  `^(?:please |can you |also |and )*(?:break|split) ${GOAL}(?: goal)? (?:down )?into (?:these |the |two |three |four |N )*(?:${STEP})?:? (?<what>.+)$`,
].map((pattern) => new RegExp(pattern, "d"));

export const readStepAdds: RunReader = (run, reading) => {
  for (const pattern of ADDING) {
    const found = find(run, pattern);
    if (!found) continue;
    const goal = goalMention(groupTokens(run, found.match, "goal"), reading);
    if (!goal) continue;
    const what = groupTokens(run, found.match, "what");
    const parts = splitList(what, /\b(?:steps|milestones|submilestones|tasks)\b/.test(run.text));
    const statements = parts.map((part): StepStatement => {
      const [date] = slotsOf(part, "date");
      const [money] = slotsOf(part, "money");
      return {
        kind: "step",
        action: "add",
        goal,
        titles: [titleOf(part)],
        amount: money?.value ?? null,
        date: date?.date ?? null,
      };
    });
    return { statements, from: found.from, to: found.to };
  }
  return null;
};

/** A step's title without its date; an amount stays in it where nothing else would be left. */
function titleOf(part: Token[]): string {
  const undated = part.filter((token) => token.slot?.kind !== "date");
  return plainTitle(undated.filter((token) => token.text !== "," || undated.length < 2)) || tidyName(undated);
}

function splitList(tokens: Token[], isPlural: boolean): Token[][] {
  const text = phraseOf(tokens).text;
  if (!/,/.test(text) && !/\bQ and Q\b/.test(text) && !(isPlural && /\band\b/.test(text))) return [dropLead(tokens)];
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const splits =
      token.text === "," ||
      (token.text === "and" && (tokens[at - 1]?.text === "," || isLastOfList(tokens, at, isPlural)));
    if (splits) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const named = parts.map(dropLead).filter((part) => part.length > 0);
  const isDateOnly = (part: Token[]) =>
    part.every((token) => token.slot?.kind === "date" || /^(?:due|by|deadline)$/.test(token.text));
  return named.reduce<Token[][]>((list, part) => {
    const last = list.at(-1);
    if (last && isDateOnly(part)) last.push(...part);
    else list.push(part);
    return list;
  }, []);
}

function isLastOfList(tokens: Token[], at: number, isPlural: boolean): boolean {
  return (
    !tokens.slice(at + 1).some((token) => token.text === "," || token.text === "and") &&
    (isPlural || tokens.slice(0, at).some((token) => token.text === "," || token.slot?.kind === "quote"))
  );
}

function dropLead(tokens: Token[]): Token[] {
  const from = tokens.findIndex((token) => !/^(?:and|,|to|then|finally|:|-)$/.test(token.text));
  return from < 0 ? [] : tokens.slice(from);
}

function goalMention(tokens: Token[], reading: Reading): Mention | null {
  const quoted = tokens.find((token) => token.slot?.kind === "quote");
  const words = quoted
    ? wordsOf(quoted.raw)
    : tokens.filter((token) => !/^(?:the|my|our|a|an|goal|goals)$/.test(token.text)).map((token) => token.text);
  const goals = reading.documents.goals.intermediateGoals;
  if (words.length > 0 && !/^(?:it|that|this)$/.test(words.join(" ")))
    return { ...NO_MENTION, words, name: words.join(" "), exact: Boolean(quoted) };
  const [only] = goals;
  return only && goals.length === 1 ? { ...NO_MENTION, words: wordsOf(only.title), name: only.title } : null;
}

const TICK =
  /\b(?:tick(?:ed)?(?: off)?|check(?:ed)?(?: off)?|cross(?:ed)?(?: off| out)?|mark(?:ed)?|done with|finished|completed|complete|did|done)\b/;
const UNTICK = /\b(?:untick|uncheck|not done|un-tick|un-check|undone|reopen|incomplete|not finished|not completed)\b/;
const OFF = /\b(?:remove|delete|drop|scrap|get rid of|erase|cancel|take out|ditch|take off|scratch|cut)\b/;
const DUE = /\b(?:due|date|deadline|by|push|move|set|change|make|extend|postpone)\b|\bis D\b/;

/** What is said of a step that is there: ticked, taken out, dated, given another amount or name. */
export const readStepEdits: RunReader = (run, reading) => {
  const { text, tokens } = run;
  const says = new RegExp(`\\b${STEP}\\b`).test(text);
  const ticks = /\b(?:tick|check|cross|untick|uncheck|unticked)\b/.test(text);
  const quoted = tokens.filter((token) => token.slot?.kind === "quote");
  const goals = reading.documents.goals.intermediateGoals;
  if (!says && !ticks && quoted.length === 0) return null;
  const title = quoted[0]?.raw ?? bodyOf(text);
  const matches = matchSteps(title, goals);
  if (matches.length === 0 || (!says && !ticks && matches[0]?.step.title.toLowerCase() !== title.toLowerCase()))
    return null;
  const action = actionOf(run, quoted.length);
  if (!action) return null;
  const [date] = slotsOf(tokens, "date");
  const [money] = slotsOf(tokens, "money");
  const goal = goalIn(
    text,
    matches.map(({ goal }) => goal.title),
  );
  const titles =
    action === "rename"
      ? quoted.map((token) => token.raw)
      : quoted.length > 1 && action !== "date"
        ? quoted.map((token) => token.raw)
        : [title];
  const statement: StepStatement = {
    kind: "step",
    action,
    goal,
    titles,
    amount: money?.value ?? null,
    date: date?.date ?? null,
  };
  return { statements: [statement], from: 0, to: tokens.length };
};

function bodyOf(text: string): string {
  return text
    .replace(/\b(?:from|in|of|on|under|for) (?:the|my|our) (?:\w+ ){1,4}goal\b/, " ")
    .replace(
      new RegExp(
        `\\b(?:${STEP}|please|tick|check|cross|off|mark|remove|delete|drop|the|my|as|done|complete|completed|finished|from|goal|about|of|to|set|due|date|D|M|a|i|have|on|in|for|and|got|it)\\b`,
        "g",
      ),
      " ",
    )
    .replace(/\s+/g, " ")
    .trim();
}

function actionOf({ text, tokens }: Phrase, quotes: number): StepStatement["action"] | null {
  if (UNTICK.test(text)) return "untick";
  if (/\brename\b/.test(text) && quotes > 1) return "rename";
  if (OFF.test(text) && !/\b(?:tick|check|cross)\b/.test(text)) return "remove";
  if (slotsOf(tokens, "date").length > 0 && DUE.test(text)) return "date";
  if (slotsOf(tokens, "money").length > 0) return "amount";
  return TICK.test(text) ? "tick" : null;
}

function goalIn(text: string, titles: string[]): Mention | null {
  const title =
    titles.length > 1
      ? titles.find((candidate) => wordsOf(candidate).some((word) => word.length > 3 && text.includes(word)))
      : titles[0];
  return title ? { ...NO_MENTION, words: wordsOf(title), name: title, exact: true } : null;
}
