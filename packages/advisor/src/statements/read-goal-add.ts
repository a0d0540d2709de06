import { type Phrase, phraseOf, slotsOf } from "../language/phrase.ts";
import { applyDetail } from "./goal-details.ts";
import { goalOf } from "./goal-of.ts";
import { GOAL_ASKED, GOAL_CONFIRMED, GOAL_NAMED, GOAL_WANTED, HOW_IT_GOES } from "./goal-phrases.ts";
import type { ClauseReader, Reading, Spoken } from "./reading.ts";
import type { Statement } from "./statement.ts";

/** New goals: saving up for something, paying something off, learning, making, meeting, keeping a habit. */
export const readGoalAdd: ClauseReader = (spoken, reading) => {
  const { text } = spoken.phrase;
  if (STORE_CARD.test(text) || (CHANGES_AMOUNT.test(text) && hasGoals(reading))) return null;
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
  const asked = named !== null || GOAL_ASKED.test(text);
  const goal = goalOf(rest, reading, { asked, purpose: named !== null && /\bfor (?:\w+ )?$/.test(lead), type: null });
  return goal ? [goal] : null;
};

/** "Make my goal 45k": the one that is there. */
const CHANGES_AMOUNT =
  /^(?:and |so |also |no |can you |could you )*(?:make|set|change|put) (?:my|our|the) (?:\w+ )?goal (?:to |at |be )?M$/;

function hasGoals({ documents }: Reading): boolean {
  return documents.goals.intermediateGoals.length > 0;
}

/** The store, not an aim; and the overall target, of which something is told: "my target felt like 3 million away". */
const STORE_CARD =
  /^(?:and |but |so )*(?:my|our|the) target (?!is\b|for\b|of\b|to\b|:|would\b|will\b|this\b|now\b|here\b)[a-z]+ |\btarget (?:redcard|card|store|credit|visa|debt|account)\b|^target (?!:|is\b|to\b|of\b|for\b|by\b|amount\b|goal\b)/;

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
  if (applyDetail(phrase, open, reading.today)) return [];
  const [date] = slotsOf(tokens, "date");
  const [money] = slotsOf(tokens, "money");
  const isSaved =
    /\b(?:saved|put (?:away|aside|by)|set aside|stashed|have M|got M|M (?:saved|so far|already|towards?|in)|there is M)\b/.test(
      text,
    ) && !/\b(?:account|checking|brokerage|owe|owed|loans?|debts?|mortgage|cards?|earn|spend)\b/.test(text);
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
    date &&
    !open.targetDate &&
    (!money || open.targetAmount === null) &&
    /\b(?:it|that|this|them)\b|^(?:by|in|let us say|due|deadline|the deadline is|preferably|ideally)?\s*D/.test(text)
  ) {
    open.targetDate = date.date;
    if (money) open.targetAmount = money.value;
    return [];
  }
  return null;
}
