import { anyOf } from "../../language/any-of.ts";
import { money, strong } from "../shown.ts";
import { asSum, workedOut } from "./number-sum.ts";

const LEAD = anyOf(
  "ok, okay, so, hey, hi, and, um, uh, well, no, like, now, please, pls, can you, could you, just, quick (?:one|question|math|sum), do the math(?: on)?, figure (?:it |that |this )?out(?: for me)?, tell me, work out, calculate, compute, add up, what'?s, wats, what(?: is| are| does| would)?, how much(?:'s| is| are| does| would| will)?, that, be",
  "",
);
const TAIL = anyOf(
  "please, pls, po, mate, thanks, equals?, be, comes? to, add up to, makes?, leaves?, work out, get, to, is(?: what| how much)?, what is (?:it|that), how much(?: is (?:it|that))?, (?:what'?s|what is) (?:that|it), that'?s, in (?:all|total), altogether, together",
  "",
);
const LEADS = new RegExp(`^(?:${LEAD.source}[\\s,.:;!-]*)+`);
const TAILS = new RegExp(`(?:[\\s,.:;]*(?:[=?!]|${TAIL.source}))+\\W*$`);
const ASKED = /\?|=|\b(?:what|whats|wats|how much|calculate|compute|work out|figure|math|add up)\b/;
/** "9/15", "500-600", "2026-11-20": a day or a range, where no word asks what it comes to. */
const DAY_OR_RANGE = /^\W*(?:\d{1,2}(?: ?\/ ?\d{1,2})? ?\/ ?\d{1,4}|[$£€]?[\d,.]+k?(?:-[$£€]?[\d,.]+k?)+)\W*$/;
const OPENS_TOLD = /^\W*[-+]/;
/** What is marked as money, or comes by the week or month. */
const MONEY = /[$£€]|\b(?:dollars?|bucks?|quid|pounds?|euros?)\b|\b(?:a|per|each|every) (?:day|week|month|year)\b/;
const LONGEST = 90;
const FULL_STOP = /[\s.]+$/;
/** "I asked about cash flow: 2900 - 1620 - 540." */
const INTRODUCED =
  /^(?:(?:ok|so|no|and|just|i (?:just )?(?:asked|meant|mean|want)|about|for|the|a|my|cash flow|flow|sum|math|numbers?|this|rent|rental|only|simple) ?)+:\s+(?=[$£€]?\d)/;

/** "550 x 52", "half of 1,140", "50% of 6% of 104,000": what a sum on said numbers comes to; null for all else. */
export function saidArithmetic(message: string, isAnswering: boolean): string | null {
  const said = message
    .trim()
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'");
  if (said.length > LONGEST || DAY_OR_RANGE.test(said)) return null;
  if (!ASKED.test(said) && (isAnswering || OPENS_TOLD.test(said))) return null;
  const sum = asSum(
    said.replace(INTRODUCED, "").replace(FULL_STOP, "").replace(LEADS, "").replace(TAILS, "").replace(LEADS, ""),
  );
  const result = sum === null ? null : workedOut(sum);
  // "5 - 6 weeks" is a range
  if (sum === null || result === null || (result < 0 && !ASKED.test(said))) return null;
  const isMoney = MONEY.test(said);
  return `${strong(isMoney ? money(result) : plainly(result))}: ${spelt(sum)}.`;
}

function plainly(value: number): string {
  const digits = Number.isInteger(Math.round(value * 1e6) / 1e6) ? 0 : 2;
  return value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A sum as one writes it. */
function spelt(sum: string): string {
  return sum
    .replace(/\d+(?:\.\d+)?/g, (digits) => Number(digits).toLocaleString("en-US", { maximumFractionDigits: 6 }))
    .replace(/\s*([*/+-])\s*/g, (_, sign: string) => ` ${SIGNS[sign]} `)
    .trim();
}

const SIGNS: Record<string, string> = { "*": "×", "/": "÷", "+": "+", "-": "−" };
