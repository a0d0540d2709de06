import { addMonths, type CalendarDate } from "@seven-figures/domain";
import { SMALL_NUMBERS } from "../dates/date-words.ts";
import { later } from "../dates/read-dates.ts";
import { type Phrase, slotsOf } from "../language/phrase.ts";
import type { GoalAddStatement } from "./statement.ts";

/** Words with which people say when a goal is to be reached, what it costs and what of it is there. They name nothing. */
const DETAIL_WORDS = new Set(
  `and but i we it that this these them the a an my our me us myself ourselves to for by in on at of is be am are will
  would should could can has have had get getting got need needs needed needing want wanted wants wanting like love hope
  hoping hopefully plan planning aim aiming shoot shooting target targeting deadline due date timeline timeframe time
  frame limit done finish finished complete completed completely ready reached reach there here standing launched built
  running up paid all whole thing set left within over around about roughly maybe probably ideally preferably say
  let possible if latest max tops most later than end from now then think thinking figure figuring figured give gives
  giving take takes taking happen happens happening before until till during with into total altogether together only
  goal amount price tag cost costs costing run runs quote quoted comes come estimate estimated budget guess reckon
  somewhere neighborhood worth as soon possibly savings-goal sum roughly full in-hand so save saving saved already far
  aside away put stashed stash banked tucked down started start towards toward part own open ended also still one year
  month june , : - ( ) = no what later latest by-then works ballpark least minimum least at-least all-in everything said
  's starting going go leaving leave married wedding she he they got currently sitting pocket hand bank accounted covered raised collected scraped`.split(
    /\s+/,
  ),
);
const COUNTED_SPAN = new RegExp(
  `\\b(N|\\d+|${Object.keys(SMALL_NUMBERS)
    .sort((a, b) => b.length - a.length)
    .join("|")}) (days?|weeks?|months?|years?|yrs?)\\b`,
);
const NO_DEADLINE =
  /^(?:and |with |there is |i have |but )*(?:no (?:deadline|rush|hurry|date|due date|set date|end date|particular date|time limit|target date)|not in (?:a|any) (?:rush|hurry)|whenever|open[- ]ended|take my time)\b/;
const IS_SAVED =
  /\b(?:saved|set aside|put (?:away|aside|by|down)|stashed|banked|tucked away|already|so far|M far|of (?:it|that|this)|raised|collected|scraped|started with|starting with|there is M|have (?:got )?M|^(?:i |we )?got M|M in|M down|towards? (?:it|that|this)|sitting)\b/;
const IS_TARGET = /\b(?:need|needs|costs?|costing|total|quote|quoted|target|amount|price|budget|runs?|comes? to)\b/;
const SAID_BY =
  /\b(?:(?:the|my|our) \w+|they|he|she) (?:quoted|said|says|told|wants|estimated|estimates|charges?)(?: (?:me|us))?\b/;

/**
 * Takes a piece of a sentence as more of a goal: its date, its amount, what of it is saved. False, with nothing
 * changed, where the piece says anything else as well.
 */
export function applyDetail({ text, tokens }: Phrase, goal: GoalAddStatement, today: CalendarDate): boolean {
  if (NO_DEADLINE.test(text)) return true;
  const plain = text.replace(SAID_BY, "quoted");
  const span = spanOf(plain, tokens);
  if (!saysNothingElse(plain.replace(span?.words ?? "", " "), goal.title)) return false;
  const moneys = slotsOf(tokens, "money");
  const dates = slotsOf(tokens, "date");
  if (moneys.length > 1 || dates.length > 1) return false;
  const [money] = moneys;
  if (money && /\bM(?: \w+)? T\b/.test(plain)) return /\b(?:put|save|saving|set|putting)\b/.test(plain);
  const date = dates[0]?.date ?? span?.reached(today) ?? null;
  if (!money && !date) return false;
  if (date && goal.targetDate !== null) return false;
  if (money && !takesMoney(plain, money.value, goal)) return false;
  goal.targetDate ??= date;
  return true;
}

/** Whether a text names nothing but amounts, dates and the goal of this title itself. */
export function saysNothingElse(text: string, title: string): boolean {
  const named = title.toLowerCase().split(/\W+/);
  return text
    .replace(SAID_BY, "quoted")
    .split(" ")
    .every((word) => /^[MDT]?$/.test(word) || DETAIL_WORDS.has(word) || named.includes(word));
}

/** "ten months to get there", "three years": how long it may take. */
function spanOf(
  text: string,
  tokens: Phrase["tokens"],
): { words: string; reached: (today: CalendarDate) => CalendarDate } | null {
  const match = COUNTED_SPAN.exec(text);
  if (match) {
    const [words, count = "", unit = ""] = match;
    const number = count === "N" ? (slotsOf(tokens, "count")[0]?.value ?? 0) : (SMALL_NUMBERS[count] ?? Number(count));
    return { words, reached: (today) => later(today, number, unit) };
  }
  const [period] = slotsOf(tokens, "period");
  if (!period || !/\b(?:take|takes|within|in|have|about|give)\b.*\bT\b/.test(text) || /\bM\b/.test(text)) return null;
  return { words: "T", reached: (today) => addMonths(today, Math.round(12 / period.timesAYear)) };
}

function takesMoney(text: string, value: number, goal: GoalAddStatement): boolean {
  const saved = IS_SAVED.test(text) && !(goal.targetAmount === null && IS_TARGET.test(text));
  if (saved) {
    if (goal.currentAmount !== null || goal.type !== "financial") return false;
    goal.currentAmount = value;
    return true;
  }
  if (goal.targetAmount !== null || goal.payOff || !/^(?:financial|project|lifestyle)$/.test(goal.type)) return false;
  goal.targetAmount = value;
  goal.type = "financial";
  return true;
}
