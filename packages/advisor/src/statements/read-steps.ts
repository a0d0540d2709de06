import type { Goal } from "@seven-figures/domain";
import { find, groupTokens, type Phrase, phraseOf, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import type { StepMatch } from "../matching/match-goals.ts";
import { NO_DATE } from "./goal-dates.ts";
import { plainTitle } from "./goal-titles.ts";
import { NO_MENTION, wordsOf } from "./read-mention.ts";
import type { Reading, RunReader } from "./reading.ts";
import type { Mention, StepStatement } from "./statement.ts";
import { coversStep, STEP, stepsNamed } from "./step-match.ts";
import { tidyName } from "./tidy-name.ts";

const GOAL = "(?<goal>(?:(?!\\b(?:step|steps|:)\\b).)+?)";
const ABOUT =
  "(?:: ?|to |for |of |called |named |titled |about |, |- |that says |saying |which is |is to |is |will be |)+";

/** Ways of adding steps to a goal: `goal` names it, `what` is the step or the list of them. */
const ADDING = [
  `^(?:two|three|four|five|a few|some|more|new|N|another|one) (?:new |more |extra )*${STEP} (?:for|to|on|under) ${GOAL}(?: goal)? ?: ?(?<what>.+)$`,
  `^(?:can you |could you |please |also |and )*(?:add|put|create|include)(?: in)? (?:a |an |another |the |new |one more )*${STEP} (?:for|about|called|named|of) (?:the |a |an )?(?<what>(?:(?!(?:to|in|under|for) )[\\w'-]+ ){1,6})(?:to|in|under|on|for) (?<goal>(?:the |my |our )(?:[\\w'-]+ ){1,4}goal)(?<rest>(?: (?:,|-|:|\\(|for|at|of|worth|costing|budget|due|by|M|D))+)?$`,
  `^(?:can you |could you |please |also |and )*(?:add|put|create|include|give|insert|make|set)(?: in| me| up)? (?:a |an |another |the |these |this |new |one more |two |three |four |five |N |some |following |first |final |last |next )*${STEP} (?:to|for|on|under|in|into) ${GOAL}(?: goal)? ?(?:: |, |- |to |for |called |named |of )+(?<what>.+)$`,
  `^(?:can you |could you |please |also |and )*(?:add|put|create|include|insert) (?<what>Q(?: (?:and|,) Q)*|.+?) as (?:a |an |another |the |new |first |next |last |final )*${STEP} (?:to|for|on|under|in|of) ${GOAL}(?: goal)?$`,
  `^(?:i would like |i want |make |let |have |set |please )*(?:the |my |our )?(?:very )?(?:first|next|second|third|another|last|final|one|new) ${STEP} (?:for|of|on|in|to|towards?) ${GOAL}(?: goal)? ?(?:: |, |is to |is |- |will be |would be |should be |to be |be )+(?:to )?(?<what>.+)$`,
  `^${GOAL}(?: goal)? (?:needs|has|should have|gets|requires|consists of|wants|will have) (?:a |an |another |these |the |new |two |three |four |five |N |following |one more |first |next )*${STEP} ?${ABOUT}(?<what>.+)$`,
  `^(?:for|on|under|in|to) ${GOAL}(?: goal)? ?,? (?:add|put|create|include) (?:a |an |another |the |these |new |two |three |four |N |some |following )*${STEP} ?${ABOUT}(?<what>.+)$`,
  `^(?:please |can you |also |and )*(?:add|create|put)(?: in)? (?:a |an |another |the |these |this |new |two |three |N |some |following )*${STEP} ?(?:: |, |- |called |named |to )+(?<what>.+?) (?:to|for|on|under|in) (?<goal>(?:the |my )?(?:\\w+ ){1,4}goal)$`,
  `^(?:please |can you |also |and )*(?:add|create|put)(?: in)? (?:a |an |another |the |new )*${STEP} (?:called |named )?(?<what>Q(?: (?:for |of |at |worth )?M| D)*) (?:to|for|on|under|in) ${GOAL}(?: goal)?$`,
  `^(?:for|on|under|in|to|into|inside|within) ${GOAL} goal ?,? (?:please |can you |i want |i need |we need )?(?!(?:delete|remove|drop|tick|untick|mark|check|cross|rename|change|move|push|set the|scrap|skip)\\b)[a-z]+(?: down| in| up)? (?:a |an |another |one more |the )?(?:new |first |next |last |final )*${STEP} ?${ABOUT}(?<what>.+)$`,
  `^(?:for|on|under|in|to|into|inside|within) ${GOAL} goal ?,? (?:please |can you )?(?!(?:delete|remove|drop|tick|untick|mark|check|cross|rename|change|move|push|set|scrap|skip)\\b)[a-z]+(?: down| in| up)? (?<what>.+?) as (?:a |an |another |the |one more )?(?:new |first |next |last |final )*${STEP}$`,
  `^steps (?:for|to) ${GOAL}(?: goal)? ?: (?<what>.+)$`,
  `^(?:please |can you |also |and )*(?:break|split) ${GOAL}(?: goal)? (?:down )?into (?:these |the |two |three |four |N )*(?:${STEP})?:? (?<what>.+)$`,
].map((pattern) => new RegExp(pattern, "d"));

const POLITE = "(?:please |can you |could you |also |and |then |let us |i would like to |i want to )*";
const ONE =
  "(?:a |an |another |one |the |these |new |more |two |three |four |N |some |following |first |next |last |final )+";

/** The goal first: "give the college fund a first step: 20k by June", "college fund goal, add a step: ...". */
const GIVING = [
  `^${POLITE}give ${GOAL}(?: goal)? ${ONE}${STEP} ?${ABOUT}(?:at |with )?(?<what>.+)$`,
  `^(?:(?:for|on) )?${GOAL} goal ?[:,] ?${POLITE}(?:add|put in|put|create|include) ${ONE}${STEP} ?${ABOUT}(?<what>.+)$`,
  `^${POLITE}(?:i |we )?(?:want|would like|need) ${ONE}${STEP} (?:in|on|for|under|to) ${GOAL} goal ?(?:: |, |- |to |for |of |at )+(?<what>.+)$`,
  `^${POLITE}${ONE}${STEP} (?:for|of|on|in|to|towards?) ${GOAL}(?: goal)? (?:would|could|should|will|can) be (?:to )?(?<what>.+)$`,
  `^${POLITE}(?:add|put|include) (?<what>Q) (?:under|to|in|on|into) ${GOAL} goal$`,
  `^(?:(?:for|on) )?(?:the |my )?${GOAL} goal ?(?:: |, |- )${ONE}${STEP} ?(?:is |: |will be |= |to be )+(?<what>.+)$`,
  `^(?:the |a |my )?(?:first|second|third|next|another|last|final|new) ${STEP} ?: (?:to )?(?<what>.+)$`,
].map((pattern) => new RegExp(pattern, "d"));

export const readStepAdds: RunReader = (run, reading) => {
  for (const pattern of [...ADDING, ...GIVING]) {
    const found = find(run, pattern);
    if (!found) continue;
    const named = found.match.groups?.goal !== undefined;
    const goal = named ? goalMention(groupTokens(run, found.match, "goal"), reading) : reading.goalInMind;
    if (!goal) continue;
    const what = groupTokens(run, found.match, "what");
    const rest = found.match.groups?.rest ? groupTokens(run, found.match, "rest") : [];
    const parts = splitList(withoutOrder(what), /\b(?:steps|milestones|submilestones|tasks)\b/.test(run.text));
    const statements = parts.map((part): StepStatement => {
      const [date] = slotsOf([...part, ...rest], "date");
      const [money] = slotsOf([...part, ...rest], "money");
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

/** "..., jot it down", "... please add it": an order and no step. */
function withoutOrder(tokens: Token[]): Token[] {
  const { text } = phraseOf(tokens);
  const order =
    / , (?:(?:so|and|please|can you|could you|kindly) )*(?:jot|note|add|put|write|record|log|pencil|include|enter|pop|stick|register|list|save|track) (?:it|that|this|them)(?: (?:down|in|up|please|for me|there|as (?:a|the) step|to (?:it|the goal|my goal)))*$/.exec(
      text,
    );
  return order ? tokens.slice(0, text.slice(0, order.index).split(" ").length) : tokens;
}

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
  /\b(?:tick(?:ed)?(?: off)?|check(?:ed)?(?: off)?|cross(?:ed)?(?: off| out)?|mark(?:ed)?|done with|finished|completed|complete|did|done|behind me|taken care of)\b/;
const UNTICK =
  /\b(?:untick|uncheck|unmark|not done|un-tick|un-check|undone|reopen|re-open|incomplete|not (?:really |actually )?(?:finished|completed|done)|not complete|back to open|still open|have to redo)\b/;
const OFF =
  /\b(?:remove|delete|drop|scrap|get rid of|erase|cancel|ditch|scratch|cut|lose|bin|toss|skip|strike|(?:take|pull) (?!.*\b(?:date|deadline)\b).*\b(?:out|off)|no longer need|do not need)\b/;
const DUE =
  /\b(?:due|date|deadline|by|push|move|set|change|make|extend|postpone|should|needs?|bring|shift|delay|give)\b|\bis D\b|\bstep .*: D$/;
const NAMES =
  /\bchange (?:the )?(?:step )?Q (?:to|into) Q|\b(?:rename|retitle|relabel|reword|change the (?:name|title|wording)|should be (?:called|renamed|named|titled)|should (?:say|read)|call)\b/;

/** What is said of a step that is there: ticked, taken out, dated, given another amount or name. */
export const readStepEdits: RunReader = (run, reading) => {
  const goals = reading.documents.goals.intermediateGoals;
  if (!isOfStep(run, goals)) return null;
  const name = newNameOf(run);
  const action = actionOf(run, name);
  if (!action) return null;
  const several = severalSteps(run, goals);
  if (several && action !== "tick" && action !== "untick") return null;
  const statement: StepStatement = several
    ? { kind: "step", action, goal: null, titles: several.map(({ step }) => step.title), amount: null, date: null }
    : editOf(run, stepsNamed(run, goals), action, name);
  return { statements: [statement], from: 0, to: run.tokens.length };
};

/** Whether a sentence speaks of a step: by that word, by ticking it off, or by all of its title. */
function isOfStep(run: Phrase, goals: readonly Goal[]): boolean {
  const [match] = stepsNamed(run, goals);
  if (!match) return false;
  const [quoted] = slotsOf(run.tokens, "quote");
  return (
    new RegExp(`\\b${STEP}\\b`).test(run.text) ||
    /\b(?:tick|check|cross|untick|uncheck|unticked|unchecked|checked|ticked|crossed)\b/.test(run.text) ||
    (/\b(?:mark|marked|done|finished|complete|completed|date for|deadline for|due date (?:for|of))\b/.test(run.text) &&
      coversStep(run, goals)) ||
    match.step.title.toLowerCase() === quoted?.text.toLowerCase()
  );
}

function editOf(
  { text, tokens }: Phrase,
  matches: readonly StepMatch[],
  action: StepStatement["action"],
  name: string | null,
): StepStatement {
  const [match] = matches;
  const titles = matches.map(({ step }) => step.title);
  const [quoted, ...others] = slotsOf(tokens, "quote").map((quote) => quote.text);
  const only = match && new Set(matches.map(({ step }) => step.id)).size === 1 ? match : null;
  const first = only?.step.title ?? quoted ?? sharedWords(titles);
  return {
    kind: "step",
    action,
    goal: only && { ...NO_MENTION, words: wordsOf(only.goal.title), name: only.goal.title, exact: true },
    titles: action === "rename" ? [first, name ?? first] : [first, ...(action === "date" ? [] : others)],
    amount: slotsOf(tokens, "money").at(-1)?.value ?? null,
    date: NO_DATE.test(text) ? null : (slotsOf(tokens, "date").at(-1)?.date ?? null),
  };
}

/** "Tick off the listings and the photos": each of them. Null where but one is named. */
function severalSteps({ tokens }: Phrase, goals: readonly Goal[]): StepMatch[] | null {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.slot === null && /^(?:and|,|plus)$/.test(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  if (parts.length < 2 || slotsOf(tokens, "quote").length > 0) return null;
  if (!parts.slice(1).every((part) => /^(?:the |my |also the )[\w'-]+(?: [\w'-]+){0,3} ?$/.test(phraseOf(part).text)))
    return null;
  const named = parts.map((part) => stepsNamed(phraseOf(part), goals));
  const steps = named.flatMap(([first, ...others]) => (first && others.length === 0 ? [first] : []));
  return steps.length === parts.length && new Set(steps.map(({ step }) => step.id)).size === steps.length
    ? steps
    : null;
}

/** What the titles that fit alike have in common: enough to find them all again, and to ask which is meant. */
function sharedWords([first = "", ...others]: string[]): string {
  return wordsOf(first)
    .filter((word) => others.every((title) => wordsOf(title).includes(word)))
    .join(" ");
}

/** "... to 'Test thirty recipes'", "to Book the exam online". */
function newNameOf(run: Phrase): string | null {
  if (!NAMES.test(run.text)) return null;
  const found = find(run, /.*\b(?:to|into|as|called|say|read) (?<name>Q|.+?)(?: instead| please)?$/d);
  const [, second] = slotsOf(run.tokens, "quote");
  if (second) return second.text;
  return found ? tidyName(groupTokens(run, found.match, "name").filter(({ text }) => text !== ",")) : null;
}

function actionOf({ text, tokens }: Phrase, name: string | null): StepStatement["action"] | null {
  if (NO_DATE.test(text)) return "date";
  if (name) return "rename";
  if (UNTICK.test(text)) return "untick";
  if (OFF.test(text) && !/\b(?:tick|check|cross)\b/.test(text)) return "remove";
  if (slotsOf(tokens, "date").length > 0 && DUE.test(text)) return "date";
  if (slotsOf(tokens, "money").length > 0 && !/\b(?:tick|check|cross|mark)\b/.test(text)) return "amount";
  return TICK.test(text) ? "tick" : null;
}
