import { type Documents, parseMoneyInput, type ToldFigure, type ToldKind } from "@seven-figures/domain";
import { prepare } from "../language/prepare.ts";
import { daysOf } from "../queries/past-days.ts";
import type { AdvisorInput } from "../types.ts";

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const YEAR = "(?:(?:19|20)\\d\\d)";
const COUNT = "(?:\\d{1,2}|a|an|one|two|a couple of|three|a few|four|five|six|seven|eight|nine|ten|twelve)";
/** A day that is over: "last December", "in March 2024", "on June 3, 2023", "in 2021", "two years ago". */
const DAY = `(?:(?:back )?(?:(?:in|at the end of|by the end of|during) (?:(?:last )?${MONTH}(?:,? (?:of )?${YEAR})?|${YEAR})|on ${MONTH} \\d{1,2}(?:st|nd|rd|th)?,?(?: ${YEAR})?|on the \\d{1,2}(?:st|nd|rd|th)? of ${MONTH}(?: ${YEAR})?|last (?:month|quarter|year|week|christmas|${MONTH})|(?:about |around |exactly )?${COUNT} (?:day|week|month|year)s? ago|this time last year))`;
const AMOUNT = "(-?\\$?\\d[\\d,]*(?:\\.\\d+)? ?(?:k|m|grand|thousand|million)?(?: dollars| bucks)?)";
const ABOUT = "(?:(?:about|around|roughly|some|only|just|almost|nearly|already|a total of) )*";
/** Of whose the thing is, and its name in up to four words. */
const THING = "(?:my|our|the) ((?:[\\w&'().-]+ ){0,3}[\\w&'().-]+?)";
const ALL =
  "(?: (?:in total|altogether|all told|all in all|to my name|to our name|overall|saved(?: up)?|put away|in net worth))?";
const LEAD = "(?:(?:well|so|oh|btw|by the way|fyi|for the record|and|also|actually),? )*";

interface Wording {
  pattern: RegExp;
  of: ToldKind;
}

/** Each with the amount first, then the thing, where it names one. */
const WORDINGS: readonly Wording[] = [
  { of: "net-worth", pattern: said(`(?:i|we) (?:had|was at|were at|was worth|were worth) ${ABOUT}${AMOUNT}${ALL}`) },
  {
    of: "net-worth",
    pattern: said(
      `(?:my|our) (?:total )?net[ -]?worth (?:was|stood at|came to|had been|used to be)(?: at)? ${ABOUT}${AMOUNT}`,
    ),
  },
  {
    of: "asset",
    pattern: said(`(?:i|we) had ${ABOUT}${AMOUNT}(?: saved| invested| sitting)? (?:in|on) ${THING}(?: account)?`),
  },
  { of: "debt", pattern: said(`(?:i|we) (?:still )?owed ${ABOUT}${AMOUNT} (?:on|for) ${THING}`) },
];

/** As a whole sentence, the day before it or after it. */
function said(statement: string): RegExp {
  return new RegExp(`^${LEAD}(?:(${DAY}),? (?:that )?${statement}|${statement},? (${DAY}))$`, "i");
}

/**
 * What a message tells of earlier days: figures of net worth, or of one thing that was owned or owed. Null unless every
 * sentence of it is plainly that: what something costs, earns or may become is none, nor is a question.
 */
export function toldOfPast(
  message: string,
  { documents, today, newId }: Pick<AdvisorInput, "documents" | "today" | "newId">,
): ToldFigure[] | null {
  if (message.length > LONGEST || /\?/.test(message)) return null;
  const sentences = prepare(message)
    .split(/(?<=[\w)])[.!;]+(?:\s+|$)|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  const told: ToldFigure[] = [];
  for (const sentence of sentences) {
    const figure = readFigure(sentence, documents, today);
    if (!figure) return null;
    told.push({ id: newId("told"), ...figure });
  }
  return told.length > 0 ? told : null;
}

const LONGEST = 300;

function readFigure(
  sentence: string,
  documents: Documents,
  today: AdvisorInput["today"],
): Omit<ToldFigure, "id"> | null {
  for (const { pattern, of } of WORDINGS) {
    const match = pattern.exec(sentence);
    if (!match) continue;
    const groups = match.slice(1).filter((group) => group !== undefined);
    const isDayFirst = match[1] !== undefined;
    const [day = "", amount = "", name = ""] = isDayFirst
      ? groups
      : [groups.at(-1) ?? "", groups[0] ?? "", groups.length > 2 ? (groups[1] ?? "") : ""];
    const days = daysOf(plainDay(day), today);
    const date = days && (days.to ?? days.from);
    const value = amountOf(amount);
    if (!date || date >= today || value === null) return null;
    return of === "net-worth"
      ? { of, date, amount: value, name: "" }
      : { date, amount: value, ...thingOf(of, name, documents) };
  }
  return null;
}

/** In the words that questions about the past use. */
function plainDay(day: string): string {
  return day
    .toLowerCase()
    .replace("a couple of", "two")
    .replace("a few", "three")
    .replace(/(?:at|by) the end of|during/, "in")
    .replace("in last", "last");
}

/** Null where it may be a count, or a year. */
function amountOf(text: string): number | null {
  const bare = text.toLowerCase().replace(/ (?:dollars|bucks)$/, "");
  const short = bare
    .replace(/ ?(?:grand|thousand)$/, "k")
    .replace(/ ?million$/, "m")
    .replaceAll(" ", "");
  const value = parseMoneyInput(short);
  if (value === undefined || Number.isNaN(value)) return null;
  const isMoney = /[$km,]/.test(short) || bare !== text.toLowerCase() || Math.abs(value) >= SMALLEST_BARE;
  return isMoney ? value : null;
}

const SMALLEST_BARE = 100;

/** What it is called among what is stored, where it is; a debt by that name is a debt whatever the words. */
function thingOf(of: "asset" | "debt", said: string, { financials }: Documents): Pick<ToldFigure, "of" | "name"> {
  const name = said.replace(/ account$/i, "");
  const isMeant = (entry: { name: string }) => includesWord(entry.name, name);
  const asset = financials.assets?.find(isMeant);
  const debt = financials.debts?.find(isMeant);
  if (of === "debt" && debt) return { of, name: debt.name };
  if (of === "asset" && asset) return { of, name: asset.name };
  if (debt && !asset) return { of: "debt", name: debt.name };
  return { of, name };
}

/** Whether a stored name has what was said as whole words of it; `401(k)` and `401k` are the same. */
function includesWord(stored: string, said: string): boolean {
  const fold = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[()'.]/g, "")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()} `;
  return fold(stored).includes(fold(said));
}
