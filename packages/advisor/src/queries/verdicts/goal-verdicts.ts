import { evaluateQuery, type MoneyGoal, type Query } from "@seven-figures/domain";
import { named, sentences } from "../../answers/words/sentences.ts";
import { amountOf, eachMonth } from "../build.ts";
import { PERIODS } from "../nouns.ts";
import { piecesOf } from "../pieces.ts";
import { sayBeside } from "../say-beside.ts";
import { sayOutcome } from "../say-outcome.ts";
import { money, monthlySaving, strong } from "../shown.ts";
import type { Verdict, Wanted } from "./verdict.ts";

const MONTHS = 12;

/** What a message asks of a goal, with what it says of money and time. */
export interface AskedOfGoal {
  goal: MoneyGoal;
  missing: number;
  /** What is to be put in each month. */
  monthly: number | null;
  /** The same as it is said, so many times a year. */
  each: { amount: number; timesAYear: number } | null;
  /** What comes at once. */
  lump: number | null;
  /** By when, in months from today. */
  months: number | null;
  /** By when, as it is told. */
  day: string;
  /** The goal is called by its target, or is only meant since it was spoken of last. */
  by: "name" | "target" | "last";
}

export function until({ goal, each }: AskedOfGoal, monthly: number | null): Query {
  const saving = monthly === null ? null : each ? eachMonth(each.amount, each.timesAYear) : amountOf(monthly);
  return { kind: "until", goal: { side: "goals", id: goal.id }, amount: null, saving };
}

/** By how many parts of a year it is asked; null where it is by none. */
export function periodAsked({ laid, typed }: Wanted): number | null {
  const [period] = piecesOf(laid.pieces, "period").filter(({ timesAYear }) => timesAYear > 1);
  return period?.timesAYear ?? (/\bmonthly\b/.test(typed) ? MONTHS : null);
}

function verdict({ goal }: AskedOfGoal, query: Query, message: string): Verdict {
  return {
    message,
    quickReplies: [],
    debts: [],
    assets: [],
    of: { queries: [query], items: [{ side: "goals", id: goal.id }] },
  };
}

export const due = ({ goal }: AskedOfGoal): Extract<Query, { kind: "save-by" }> => ({
  kind: "save-by",
  goal: { side: "goals", id: goal.id },
  amount: null,
  months: null,
});

export function full(asked: AskedOfGoal): Verdict {
  const { title, currentAmount, targetAmount } = asked.goal;
  return verdict(
    asked,
    due(asked),
    `${named(title)} is full already: ${money(currentAmount)} of ${money(targetAmount)}.`,
  );
}

/** As the same question is answered elsewhere, with what goes beside it. */
export function told(query: Query, asked: AskedOfGoal, wanted: Wanted): Verdict {
  const { documents, today } = wanted.facts;
  const scene = { documents, today };
  const outcome = evaluateQuery(query, scene);
  const times = periodAsked(wanted) ?? MONTHS;
  const inParts =
    outcome.kind === "save" && times !== MONTHS
      ? ` That is ${strong(`${monthlySaving((outcome.monthly * MONTHS) / times)} ${PERIODS[times]}`)}.`
      : "";
  const said = `${sayOutcome(query, outcome, documents)}${inParts}`;
  const beside = sayBeside(query, outcome, said, scene);
  return verdict(asked, query, beside === "" ? said : `${said}\n\n${beside}`);
}

export function undated(asked: AskedOfGoal): Verdict {
  const { title } = asked.goal;
  const message = `${named(title)} lacks ${strong(money(asked.missing))} and has no date. By when do you want it? Then I can say what it takes each month.`;
  return verdict(asked, due(asked), message);
}

/** "Will the gift of 5,000 get me there": what is missing before and after it. */
export function withLump(asked: AskedOfGoal, lump: number): Verdict {
  const { goal, missing } = asked;
  const rest = missing - lump;
  const message =
    rest <= 0
      ? `Yes: ${named(goal.title)} lacks ${strong(money(missing))}, so ${money(lump)} fills it${rest < 0 ? `, and ${strong(money(-rest))} is left` : ""}.`
      : `No: ${named(goal.title)} lacks ${strong(money(missing))}, so after ${money(lump)} ${strong(money(rest))} is still missing.`;
  return verdict(asked, due(asked), message);
}

/** In whole dollars, so that it is enough. */
function enoughEachMonth(missing: number, months: number): number {
  return Math.ceil(missing / months - 1e-6);
}

/** "Is 600 a month enough for Europe by June": what is there then, and how much short. */
export function byThen(asked: AskedOfGoal, monthly: number, months: number): Verdict | null {
  const { goal, missing, day } = asked;
  if (months <= 0) return null;
  const then = goal.currentAmount + monthly * months;
  const short = goal.targetAmount - then;
  const needed = enoughEachMonth(missing, months);
  const query: Query = { kind: "save-by", goal: { side: "goals", id: goal.id }, amount: null, months };
  const message =
    short <= 0
      ? `Yes: at ${money(monthly)} a month ${named(goal.title)} has ${strong(money(then))} ${day}, of the ${money(goal.targetAmount)} that it needs.`
      : `No: at ${money(monthly)} a month ${named(goal.title)} has ${strong(money(then))} ${day}, ${strong(money(short))} short of its ${money(goal.targetAmount)}. It takes ${strong(`${money(needed)} a month`)}.`;
  return verdict(asked, query, message);
}

/** "Can I still make it by June": what it takes each month, against what is left over. */
export function inTime(asked: AskedOfGoal, months: number, { facts }: Wanted): Verdict | null {
  const { goal, missing, day } = asked;
  if (months <= 0) return null;
  const needed = enoughEachMonth(missing, months);
  const spare = facts.monthlySurplus;
  const takes = `${named(goal.title)} lacks ${money(missing)}, which takes ${strong(`${money(needed)} a month`)} to have it ${day}`;
  const query: Query = { kind: "save-by", goal: { side: "goals", id: goal.id }, amount: null, months };
  const message = sentences(
    spare === null ? `${takes}.` : `${needed <= spare ? "Yes" : "No"}: ${takes}.`,
    spare === null
      ? "Tell me what you earn and spend, and I can say whether that is there."
      : needed <= spare
        ? `You have ${strong(money(spare))} a month left over.`
        : spare > 0
          ? `You have ${strong(money(spare))} a month left over, ${strong(money(needed - spare))} less than that.`
          : "Nothing is left over each month as it stands.",
  );
  return verdict(asked, query, message);
}
