import { anyOf } from "../../language/any-of.ts";
import { PERIODS } from "../nouns.ts";
import { money, strong } from "../shown.ts";

const N = "(\\d+(?:\\.\\d+)?)";
const FROM_TO = new RegExp(`${N}(?: (?:an?|per) \\w+)?(?: (?:up|down))? ?(?:to|->|>) ?${N}`);
const TO_FROM = new RegExp(`\\bto ${N}\\b[^.?]*\\bfrom ${N}`);
const HOURS = new RegExp(`${N} ?(?:hours?|hrs?)\\b`);
const WEEKS = new RegExp(`${N} ?(?:weeks?|wks?)\\b`);
const HOURLY = /(?:\b(?:an?|per|each|every)|\/) ?(?:hour|hr)\b|\bhourly\b/;
const EACH = /(?:\b(?:a|per|each|every)|\/) ?(day|week|fortnight|month|year)\b/g;
const SHORTLY = /\b(?:(week|month|year)ly|(annual)ly)\b/;
const BY_THE_MONTH = anyOf(
  "rent, mortgage, insurance, phone, internet, broadband, gym, bills?, subscription, daycare, nursery, childcare, premium, payments?",
  "",
);
const ASKS = /\b(?:how much|(?<!\bis )what|whats|what's|how many)\b/;
const FURTHER = anyOf(
  "more, extra, less, difference, increase, on top, additional, raise, rise, save, saving, that, it, (?:a|per|each) (?:year|month)",
  "",
);
const TIMES: Record<string, number> = { day: 365, week: 52, fortnight: 26, month: 12, year: 1, annual: 1 };
const WEEKS_A_YEAR = 52;

const WAYS = "up|rises?|rose|increases?|increased|hikes?|raises?|raised|down|drops?|falls?|cut";
const UP_BY = new RegExp(`\\b(${WAYS})\\b(?: \\w+){0,2} ${N} ?(?:%|percent)`);
const BASE = /\b(?:from|on|is|of|was|at) (\d{2,}(?:\.\d+)?)(?! ?(?:%|percent))\b/;

/** "If rent goes up by 8% from 1,400, what do I pay": what it is then, and by how much it differs. */
function movedByPercent(said: string): string | null {
  const [, way = "", percent] = UP_BY.exec(said) ?? [];
  const [, base] = BASE.exec(said) ?? [];
  if (!percent || !base || !BY_THE_MONTH.test(said) || !ASKS.test(said)) return null;
  const isLess = /^(?:down|drop|fall|cut)/.test(way);
  const step = (Number(base) * Number(percent)) / 100;
  const then = Number(base) + (isLess ? -step : step);
  return `${strong(money(then))}: ${money(step)} ${isLess ? "less" : "more"} than ${money(Number(base))}.`;
}

/** "Rent goes from 1,850 to 2,200, how much more a year", "6.2 to 8.9 an hour at 32 hours": what a change comes to; null for all else. */
export function changedBy(message: string): string | null {
  const said = message.toLowerCase().replace(/(\d),(?=\d{3}\b)|[$£€]/g, "$1");
  const moved = movedByPercent(said);
  if (moved) return moved;
  const [was, is] = ends(said);
  if (was === undefined || is === undefined || !ASKS.test(said) || !FURTHER.test(said)) return null;
  const step = Math.abs(is - was);
  const [perHour, way] = [HOURLY.test(said), is >= was ? "more" : "less"];
  const hours = Number(HOURS.exec(said)?.[1] ?? 0);
  const weeks = Number(WEEKS.exec(said)?.[1] ?? WEEKS_A_YEAR);
  const periods = [...said.matchAll(EACH)].map(([, word = ""]) => TIMES[word] ?? 1);
  if (hours > 0 && (perHour || is < LEAST_BY_THE_WEEK)) {
    const yearly = step * hours * weeks;
    const byPeriod = asked(said) === 12 ? yearly / 12 : yearly;
    return `${strong(money(byPeriod))} ${way} ${PERIODS[asked(said)]}: ${money(step)} an hour, ${hours} hours a week, ${weeks} weeks.`;
  }
  const [told] = periods.length > 1 || !BY_THE_MONTH.test(said) ? periods : [12];
  if (perHour || told === undefined || told === asked(said)) return null;
  return `${strong(money((step * told) / asked(said)))} ${way} ${PERIODS[asked(said)]}: ${money(step)} ${PERIODS[told]}.`;
}

/** Less than this is no pay by the week: with hours it is by the hour. */
const LEAST_BY_THE_WEEK = 150;

function ends(said: string): number[] {
  const [, is, was] = TO_FROM.exec(said) ?? [];
  const [, from, to] = FROM_TO.exec(said) ?? [];
  return is && was ? [Number(was), Number(is)] : from && to ? [Number(from), Number(to)] : [];
}

/** By which part of a year it is asked: the last that is named, or by the year. */
function asked(said: string): number {
  const [, word, yearly] = SHORTLY.exec(said) ?? [];
  const named = word ?? yearly ?? [...said.matchAll(EACH)].at(-1)?.[1] ?? "year";
  const times = TIMES[named] ?? 1;
  return times === 12 && !/\b(?:how much|what)\b.*\bmonth/.test(said) ? 1 : times;
}
