import type { GoalType } from "@seven-figures/domain";
import { type Phrase, phraseOf, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { GOAL_VERBS } from "../lexicon/goal-words.ts";
import {
  BUYING,
  GOAL_ASKED,
  GOAL_CONFIRMED,
  GOAL_NAMED,
  GOAL_WANTED,
  PAYING_OFF,
  SAVING,
  TOO_VAGUE,
} from "./goal-phrases.ts";
import { readMention } from "./read-mention.ts";
import type { ClauseReader, Reading, Spoken } from "./reading.ts";
import type { GoalAddStatement, Statement } from "./statement.ts";
import { tidyName } from "./tidy-name.ts";

/** New goals: saving up for something, paying something off, learning, making, meeting, keeping a habit. */
export const readGoalAdd: ClauseReader = (spoken, reading) => {
  const { text } = spoken.phrase;
  if (STORE_CARD.test(text)) return null;
  if (GOAL_CONFIRMED.test(text)) return confirmed(reading);
  const more = continued(spoken, reading);
  if (more) return more;
  const named = GOAL_NAMED.exec(text);
  const wanted = spoken.modality === "goal" ? GOAL_WANTED.exec(text) : null;
  const lead = named?.[0] ?? wanted?.[0] ?? (spoken.modality === "goal" ? impliedLead(text) : null);
  if (lead === null || lead === undefined) return null;
  const rest = afterLead(spoken.phrase, lead);
  if (/^(?:reached|done|finished|complete|completed|achieved|met|accomplished)$/.test(rest.text)) return null;
  if (HOW_IT_GOES.test(rest.text)) return null;
  if (rest.text === "" || /^(?:to|for|of|with|is)$/.test(rest.text)) return named ? [] : null;
  const goal = goalOf(rest, reading, named !== null || GOAL_ASKED.test(text));
  return goal ? [goal] : null;
};

/** "My savings goal is going fine": of one that is there. */
const HOW_IT_GOES =
  /^(?:going|doing|fine|okay|ok|good|great|bad|on track|off track|behind|ahead|well|not|at|stuck|almost|close|coming|still|too|far|hard|tough|unrealistic|realistic)\b/;

/** The store, not an aim. */
const STORE_CARD =
  /\btarget (?:redcard|card|store|credit|visa|debt|account)\b|^target (?!:|is\b|to\b|of\b|for\b|by\b|amount\b|goal\b)/;

function impliedLead(text: string): string | null {
  return (
    /^(?:and |also |then |to )*(?:(?:i|we) (?:am|are) )?(?=sav|try|build|work|learn|write|meet|run|read|quit|stop|start|launch|finish|study|pay off|put|set|get|travel|take|make|become)/.exec(
      text,
    )?.[0] ?? null
  );
}

function afterLead(phrase: Phrase, lead: string): Phrase {
  const count = lead.trim() === "" ? 0 : lead.trim().split(" ").length;
  const rest = phraseOf(phrase.tokens.slice(count));
  const again = GOAL_WANTED.exec(rest.text);
  return again && again[0].trim() !== "" && /^(?:i|we)\b/.test(rest.text) ? afterLead(rest, again[0]) : rest;
}

/** "make that a goal": the wish that was left open becomes one. */
function confirmed(reading: Reading): Statement[] | null {
  const last = reading.wish;
  if (last && !reading.statements.includes(last)) return [last];
  return reading.statements.some(({ kind }) => kind === "goal-add" || kind === "goal-edit") ? [] : null;
}

/** "by 2031", "I've saved 3k of it already", "have it standing by May": more of the goal spoken of before. */
function continued({ phrase, modality }: Spoken, reading: Reading): Statement[] | null {
  const { text, tokens } = phrase;
  const open = reading.statements.findLast((statement) => statement.kind === "goal-add");
  if (open?.kind !== "goal-add") return null;
  const [date] = slotsOf(tokens, "date");
  const [money] = slotsOf(tokens, "money");
  const isSaved =
    /\b(?:saved|put (?:away|aside|by)|set aside|stashed|have M|got M|M (?:saved|so far|already|towards?|in)|there is M)\b/.test(
      text,
    ) && !/\b(?:account|checking|brokerage)\b/.test(text);
  if (money && isSaved && modality !== "goal" && open.type === "financial") {
    if (
      /\b(?:for|in|at|with) (?:my|the|a|an) \w+/.test(text) &&
      !/\bfor (?:it|that|this)\b|\bof it\b|towards? (?:it|that|this)/.test(text) &&
      !/\b(?:saved|so far|already)\b/.test(text)
    )
      return null;
    open.currentAmount = money.value;
    return [];
  }
  if (
    money &&
    open.targetAmount === null &&
    open.type === "financial" &&
    /^(?:about |roughly )?M(?: ,)?(?: D)?$/.test(text)
  ) {
    open.targetAmount = money.value;
    open.targetDate ??= date?.date ?? null;
    return [];
  }
  if (
    date &&
    !open.targetDate &&
    (!money || open.targetAmount === null) &&
    /\b(?:it|that|this|them)\b|^(?:by|in|let us say|due|deadline|the deadline is|preferably|ideally)?\s*D/.test(text)
  ) {
    open.targetDate = date.date;
    if (money) open.targetAmount = money.value;
    return [];
  }
  if (
    money &&
    open.targetAmount === null &&
    open.type === "financial" &&
    /\b(?:it|that|i|the (?:total|target|cost)) (?:costs?|is|would be|comes to|should be|will cost|will be|need|needs)\b/.test(
      text,
    ) &&
    !GOAL_ASKED.test(text)
  ) {
    open.targetAmount = money.value;
    return [];
  }
  return null;
}

/** What belongs to the overall target and is nothing to save for. */
const NO_TITLE = /^(?:overall|total|year|target|target year|net worth|my target|amount|it|that|this)$/i;

function goalOf(rest: Phrase, reading: Reading, asked: boolean): GoalAddStatement | null {
  const [date] = slotsOf(rest.tokens, "date");
  const amounts = slotsOf(rest.tokens, "money");
  const body = rest.tokens.filter((token) => token.slot?.kind !== "date" && token.slot?.kind !== "past");
  const text = phraseOf(body).text;
  const targetDate = date?.date ?? null;
  const payOff = payOffOf(phraseOf(body), reading);
  if (payOff) return { ...payOff, targetDate };
  const vague = TOO_VAGUE.test(text.trim().replace(/ ?(?:please|,)$/, ""));
  if (vague && amounts.length === 0 && !asked) return null;
  const financial = isFinancial(text, amounts.length > 0);
  const title = financial ? financialTitle(body, amounts[0]?.value ?? null) : plainTitle(body);
  if (title === "" || NO_TITLE.test(title) || (vague && amounts.length === 0)) return null;
  const saved =
    financial && amounts.length > 1 && /\bM (?:saved|so far|already|of it|in)\b.*$|\b(?:saved|have|got) M\b/.test(text)
      ? (amounts[1]?.value ?? null)
      : null;
  const goal: GoalAddStatement = {
    kind: "goal-add",
    title,
    type: financial ? "financial" : typeOf(text),
    targetAmount: financial ? (amounts[0]?.value ?? null) : null,
    currentAmount: saved,
    targetDate,
    payOff: null,
  };
  if (!asked && goal.type === "financial" && goal.targetAmount === null && !SAVING.test(text)) {
    reading.wish = goal;
    return null;
  }
  return goal;
}

function payOffOf(body: Phrase, reading: Reading): GoalAddStatement | null {
  const match = PAYING_OFF.exec(body.text);
  if (!match || /\b(?:in full every|bills? on time|every month)\b/.test(body.text)) return null;
  const count = body.text
    .slice(0, match.index + match[0].length)
    .trim()
    .split(" ").length;
  const after = body.tokens.slice(count);
  const mention = readMention(after.length > 0 ? after : body.tokens, reading.knownWords, "debt");
  if (mention.words.length === 0) return null;
  const [money] = slotsOf(body.tokens, "money");
  return {
    kind: "goal-add",
    title: `Pay off ${mention.name}`,
    type: "financial",
    targetAmount: money?.value ?? null,
    currentAmount: null,
    targetDate: null,
    payOff: mention,
  };
}

function isFinancial(text: string, hasMoney: boolean): boolean {
  if (hasMoney) return true;
  if (
    /^(?:learn|study|build a (?!fund|nest|emergency|buffer|cushion)|write|meet|stop|track|quit|meditate|stick|get into the habit|start (?!saving|putting))\b/.test(
      text,
    )
  )
    return false;
  if (/\b(?:every (?:day|week|month|morning|night|payday)|habit|T)\b/.test(text)) return false;
  return (
    /\b(?:save|saving|put (?:away|aside)|fund|down payment|deposit|nest egg|emergency)\b/.test(text) ||
    (BUYING.test(text) && !GOAL_VERBS.some(({ words }) => words.test(text)))
  );
}

export function typeOf(text: string): Exclude<GoalType, "financial"> {
  const first = text.replace(/^(?:to|start|keep|be|get|finally) /, "").split(" ")[0] ?? "";
  const habit =
    /\b(?:every (?:day|night|morning|evening|weekday)|T|habit|stop|quit|less|fewer|days? a week|times a week)\b/.test(
      text,
    );
  const byWords = GOAL_VERBS.filter(({ words }) => words.test(text)).map(({ type }) => type);
  const byVerb = GOAL_VERBS.find(
    ({ verbs }) => verbs.includes(first.replace(/ing$/, "")) || verbs.includes(first),
  )?.type;
  if (byWords.includes("networking")) return "networking";
  if (habit && byWords.includes("behavior")) return "behavior";
  if (habit && byWords.includes("lifestyle") && byVerb !== "skill") return "lifestyle";
  if (byVerb)
    return byVerb === "behavior" || !byWords.includes("behavior") || byVerb === "skill" || byVerb === "project"
      ? byVerb
      : "behavior";
  return byWords[0] ?? (habit ? "lifestyle" : "project");
}

const DROPPED_TAIL =
  /(?: (?:please|as a goal|as well|too|instead|,|:|-|by|in|at|on|with|and|for|to|of|let us say|say|preferably|ideally|this year|next year|one day|somehow|together|if possible|at some point|it|due|deadline|worth))+$/;

/** What is saved for: "for a trip to Japan", "an emergency fund of M". */
function financialTitle(body: Token[], amount: number | null): string {
  const plain = body.filter(
    (token) => token.slot === null || token.slot.kind === "count" || token.slot.kind === "quote",
  );
  const quoted = body.find((token) => token.slot?.kind === "quote");
  if (quoted) return quoted.raw;
  const text = phraseOf(plain).text;
  const purpose = /\b(?:for|towards?) (?!it\b|that\b|this\b|now\b|a total\b)(.+)$/.exec(text);
  const aim =
    /\bto (buy|get|pay for|fund|go|travel|visit|take|start|replace|renovate|remodel|move|afford|cover|open|build|fix)\b (.+)$/.exec(
      text,
    );
  const from = purpose ? text.length - (purpose[1]?.length ?? 0) : aim ? (aim.index ?? 0) + 3 : leadLength(text);
  const words = trimmed(tokensFrom(plain, from));
  if (words.length > 0) return tidyName(words);
  return amount === null
    ? ""
    : `Save ${new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 }).format(amount)}`;
}

/** Words of saving and articles with which what is saved for begins. */
function leadLength(text: string): number {
  return (
    /^(?:(?:to|save|saving|saved|up|have|get|put|away|aside|together|by|set|build|build up|accumulate|reach|hit|grow|stash|raise|a|an|my|our|the|in|into|of|savings?(?= (?:of|for))|total|at|least|start|need|fund(?= (?:a|an|my|our))|some|money|cash|new(?= goal)|,|:) ?)+/.exec(
      text,
    )?.[0].length ?? 0
  );
}

function tokensFrom(tokens: Token[], character: number): Token[] {
  let at = 0;
  return tokens.filter((token) => {
    const start = at;
    at += token.text.length + 1;
    return start >= character;
  });
}

function trimmed(tokens: Token[]): Token[] {
  const lead =
    /^(?:(?:a|an|my|our|the|some|,|:|-|to|for|of|myself|ourselves|that|it|this|up|saved|please) ?)+/.exec(
      phraseOf(tokens).text,
    )?.[0].length ?? 0;
  const rest = lead > 0 ? tokensFrom(tokens, lead) : tokens;
  const text = phraseOf(rest).text;
  const tail = DROPPED_TAIL.exec(text);
  const kept = tail
    ? tokensFrom(rest, 0).filter((_, at) => at < phraseOf(rest).text.slice(0, tail.index).split(" ").length)
    : rest;
  return kept.filter((token) => token.text !== "'s" || token.raw !== "");
}

/** A goal's title as it was said: "learn Spanish" is "Learn Spanish". */
export function plainTitle(body: Token[]): string {
  const quoted = body.find((token) => token.slot?.kind === "quote");
  if (quoted) return quoted.raw;
  return tidyName(trimmed(body.filter((token) => token.raw !== "" || token.slot === null))).slice(0, 200);
}
