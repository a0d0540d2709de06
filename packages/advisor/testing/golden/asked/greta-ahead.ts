import { num, pct, span, usd } from "../figures.ts";
import { outlookOf, reached } from "../outlook.ts";
import { GRETA } from "../people.ts";
import { sumsOf } from "../sums.ts";
import type { Asked } from "./asked.ts";

const of = sumsOf(GRETA);
const ahead = outlookOf(GRETA);
const { missing, goalTold, monthsTo } = of;
const titles = ["Cabin deck", "Piano lessons", "College fund", "Solar panels"] as const;
/** What of what is left over each month a goal takes until its day. */
const taken = (title: string) => [span(monthsTo(title)), ...of.taken(title)];

/** What Greta asks of her goals and her target. */
export const GRETA_AHEAD: Asked[] = [
  ["what is missing for the cabin deck?", ...goalTold("Cabin deck")],
  ["cabin deck per month by its date", ...goalTold("Cabin deck"), ...taken("Cabin deck")],
  ["piano lessons percent", ...goalTold("Piano lessons")],
  ["how much is missing on all goals?", usd(titles.map(missing).reduce((sum, each) => sum + each, 0))],
  ["which goal is furthest along?", ...goalTold("Cabin deck"), pct(25)],
  ["college fund: monthly amount until the date", ...goalTold("College fund"), ...taken("College fund")],
  ["when are the solar panels paid at 400 a month?", ...goalTold("Solar panels"), ...reached(40)],
  [
    "how long for the college fund at 500 a month?",
    ...goalTold("College fund"),
    ...reached(74),
    of.spare("College fund", 74),
  ],
  ["piano lessons percent || and the college fund?", ...goalTold("College fund")],
  ["when do I reach the million?", ...ahead.targetTold],
  ["how much left to the million?", pct(of.toTarget.percent), usd(of.toTarget.remaining)],
  ["How much do I need monthly for my target?", ...ahead.neededTold()],
  ["when do I pass 500k?", ...ahead.until(500_000)],
  ["what would my net worth be in 15 years?", usd(ahead.worthIn(180))],
  ["list my goals", num(4)],
];
