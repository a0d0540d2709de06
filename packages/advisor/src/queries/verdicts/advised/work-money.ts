import { rate } from "../../../answers/words/figures.ts";
import { paragraphs, sentences } from "../../../answers/words/sentences.ts";
import { anyOf } from "../../../language/any-of.ts";
import { PERIODS } from "../../nouns.ts";
import { money, strong } from "../../shown.ts";
import type { Wanted } from "../verdict.ts";
import { costliest, debtAt } from "./own-means.ts";
import { regularIn, type Subject, sumsIn } from "./subject.ts";

const PUT_IN =
  /\b(?:i|we)(?:'m| am)? (?:do|doing|put\w*|contribut\w+|pay\w*|giv\w+)(?: in)? (?:\w+ ){0,2}?(\d+(?:\.\d+)?)/;
const MATCHED =
  /\bmatch(?:es|ed|ing)? (?:is |of |up to |the first |only |me )*(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s?(?:%|percent) match/;

/** "I already get it all: extra 4 percent or the card?" */
const ALL_OF_IT =
  /\balready (?:get|got|have) (?:it all|all of it|the (?:full|whole|entire) match)|\b(?:beyond|above|past|over) (?:the |my |their )?match\b/i;
const FROM_TO = /\bfrom (\d+) ?%? (?:up )?to \d+/;
const FOR_THE_MATCH = /\bget (?:the |my |all of the )?(?:full|whole|entire|rest of the)\b/i;

/** Whether all that is asked about lies above what the employer matches, in percent of the pay. */
function isBeyondMatch(typed: string, matched: number): boolean {
  if (FOR_THE_MATCH.test(typed)) return false;
  return ALL_OF_IT.test(typed) || Number(FROM_TO.exec(typed)?.[1] ?? Number.NaN) >= matched;
}

/** An employer's match comes before a debt of any rate; what is paid in above it does not. */
function keepMatch(wanted: Wanted): string {
  const { typed, facts } = wanted;
  const debt = costliest(wanted);
  const putIn = Number(PUT_IN.exec(typed)?.[1] ?? Number.NaN);
  const [, after, before] = MATCHED.exec(typed) ?? [];
  const matched = Number(after ?? before ?? Number.NaN);
  const above = putIn > matched ? putIn - matched : 0;
  if (debt && isBeyondMatch(typed, matched))
    return paragraphs(
      `${strong("The debt first")}: what you pay in beyond the match earns what the market gives, and that is not certain; ${debtAt(debt)} costs its rate for certain. Keep the whole match all the while.`,
      "Once the debt is gone, the same sum each month can go into the plan. Nothing is changed.",
    );
  const monthly = facts.monthlyIncome === null ? null : (facts.monthlyIncome * above) / 100;
  return paragraphs(
    sentences(
      `${strong("No, keep the match")}: each dollar that is matched earns up to another dollar the day you pay it in${debt ? `, and ${debtAt(debt)} never costs so much` : ""}.`,
      "Who stops it takes a pay cut, and no later year gives it back.",
    ),
    above > 0
      ? `You may well drop what goes beyond it: from ${rate(putIn)} to ${rate(matched)} of your pay is ${strong(monthly === null ? rate(above) : `${money(monthly)} a month`)}${debt ? ` for ${debtAt(debt)}` : ""}, and the whole match stays.`
      : "What you pay in beyond the match may well wait until a costly card is gone.",
    "Only where food, rent or a minimum payment can't be paid otherwise is a pause right, and a short one. Nothing is changed.",
  );
}

const LOW_SHARE = 25;
const HIGH_SHARE = 30;

const WORK_OF_ONES_OWN =
  "side, hustle, gigs?, self.?employ\\w*, freelanc\\w*, 1099, doordash\\w*, uber\\w*, lyft, etsy, tutor\\w*, cash, tips?, own business, contract\\w*";
const OWN_WORK = anyOf(`${WORK_OF_ONES_OWN}, clients?, invoice\\w*, settlements?, commissions?, aside, quarterly`, "");
const OWN_STATUS = /^(?:Freelancer|Entrepreneur)$/;

/** Where nothing says whose work it is: on a wage the employer withholds it. */
function taxOfUnknown(isUs: boolean): string {
  return paragraphs(
    `${strong("That turns on who pays you.")} From a wage the employer takes tax before you get it${isUs ? " (a W-2 job)" : ""}; on little pay in a year hardly any income tax is due, and what was taken too much comes back when you file.`,
    `For work of your own, with nobody withholding anything, put ${LOW_SHARE} to ${HIGH_SHARE}% aside${isUs ? " for income tax and self-employment tax" : ""}. Tell me which it is, and I can put a figure to it.`,
  );
}

/** What to put by for the tax on money that nobody withholds tax from. */
function putByForTax(wanted: Wanted): string {
  const { facts, typed } = wanted;
  const isUs = facts.country === "US" || facts.country === null;
  const isOfOwnWork = OWN_WORK.test(typed) || OWN_STATUS.test(facts.documents.profile.basicInfo.employmentStatus ?? "");
  if (!isOfOwnWork) return taxOfUnknown(isUs);
  const [only, ...more] = sumsIn(wanted);
  const paid = regularIn(wanted);
  const each = paid?.sum ?? (only && more.length === 0 ? only.value : null);
  const unit = paid ? ` ${PERIODS[paid.timesAYear] ?? ""}` : "";
  return paragraphs(
    sentences(
      `${strong(`Yes, put ${LOW_SHARE} to ${HIGH_SHARE}% of it aside`)}, in an account that you don't touch: nobody withholds tax from what you earn on your own.`,
      each !== null &&
        `Of ${money(each)}${unit} that is ${strong(`${money((each * LOW_SHARE) / 100)} to ${money((each * HIGH_SHARE) / 100)}${unit}`)}.`,
    ),
    isUs
      ? "In the US it is income tax and self-employment tax on what is left after costs; where you will owe more than a little, it is paid in four parts a year."
      : "Ask your tax office from which amount on you have to register and pay in advance.",
    "Keep every receipt: supplies, tools and miles for the work come off before the tax does.",
  );
}

/** What one may deduct for the days and miles of one's own work. */
function deductible({ typed }: Wanted): string {
  const isPerDiem = /\bper ?diem\b|\bmeals?\b/.test(typed);
  return paragraphs(
    isPerDiem
      ? `${strong("Yes, if you work for yourself and sleep away from home")}: a flat daily rate for meals stands in for receipts. The tax office sets it anew each year, and the first and last day of a trip count three quarters.`
      : `${strong("Yes, for what your own work needs")}: miles to jobs and customers, tools, supplies, fees and the work share of a phone. Driving from home to one steady workplace does not count.`,
    isPerDiem
      ? "Drivers under hours-of-service rules deduct 80% of it, others half. An employee on a W-2 can't."
      : "For a car it is either a flat rate a mile or what it really costs, not both. An employee on a W-2 can't.",
    "Keep the log: day, place and miles, as you go. It lowers what is taxed, so 100 of it saves perhaps 25 to 35. Nothing is written of it.",
  );
}

export const WORK_MONEY: readonly Subject[] = [
  {
    id: "employer-match",
    about: [
      /\bmatch(?:ing|es|ed)?\b/,
      /\b(?:stop\w*|paus\w+|quit\w*|halt|suspend\w*|skip\w*|cut\w*|drop\w*|reduc\w+|lower\w*|forgo|less|instead|before|or)\b/,
      /\b(?:40[13]|457|tsp|ira|pension|retirement|employer|boss|company|work|job|super|rrsp|contrib\w+|the match)|%|percent/,
    ],
    say: keepMatch,
    next: ["Which debt should I pay first?", "What is an employer match?"],
  },
  {
    id: "tax-on-the-side",
    about: [
      /\btax(?:es|ed|man)?\b|\birs\b|\bhmrc\b/,
      /\b(?:aside|away|by|back|save|saving|owe|pay|quarterly|hold|keep|report|declare|budget|reserve)\b/,
      anyOf(`${WORK_OF_ONES_OWN}, on top, on (?:that|it|this|those)`, ""),
    ],
    unless: /\b(?:property|sales?|house|home|sold|selling|roth|ira|inherit\w*|refund|withdraw\w*|dividends?)\b/,
    say: putByForTax,
    next: ["How do quarterly taxes work?", "How are freelancers taxed?"],
  },
  {
    id: "deductible",
    about: [
      /\bper ?diem\b|\bmileage\b|\b(?:write|writing|right) (?:\w+ ){0,3}off\b|\bdeduct\w*\b/,
      /\b(?:per ?diem|mileage|miles|meals?|own.?op\w*|owner op\w*|self.?employ\w*|freelanc\w*|contractor|1099|own business)\b/,
    ],
    unless: /\b(?:mortgage|standard deduction|deductible on|insurance|lease)\b/,
    say: deductible,
    next: ["How do quarterly taxes work?"],
  },
];
