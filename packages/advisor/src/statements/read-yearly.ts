import { TIMES_A_YEAR } from "@seven-figures/domain";
import type { Phrase } from "../language/phrase.ts";
import { slotsOf } from "../language/phrase.ts";
import { ALL_COSTS, COST_WORDS } from "../lexicon/cost-words.ts";
import { AT_PAY, INCOME_NOUN, INCOME_VERB, NEW_PAY, ONE_OFF, RAISE, SECOND_INCOME, SIDE_WORK } from "./income-words.ts";
import type { ClauseReader, Reading } from "./reading.ts";
import type { Statement, YearlyStatement } from "./statement.ts";

type Of = YearlyStatement["of"];

const EXPENSE_NOUN = new RegExp(`\\b(?:${ALL_COSTS})\\b`);
const SPENDING =
  /\b(?:spend|spending|spends|blow|go through|get through|burn through|expend|live on|survive on|costs me|living on)\b/;
const ON_SOMETHING =
  /\b(?:on|for|towards?) (?:my |our |the |a |an |some |eating )?(?!everything|average|all|T\b|living|life|expenses|bills and|the whole|total)[a-z]/;
const SINGLE_COST = new RegExp(`\\b(?:${COST_WORDS})\\b`);
const ALL_IN =
  /\b(?:all in|in total|total|altogether|overall|all together|everything|all my|all our|all of my|combined|household|all up|monthly expenses|living expenses)\b/;
const LESS =
  /\b(?:cut|lower|lowered|reduce|reduced|down by|drop(?:ped)? by|less|fewer|trim(?:med)?|shave[d]?|slash(?:ed)?|decrease[d]?|fell by|knock(?:ed)?|save[sd]?)\b/;
const MORE =
  /\b(?:up by|rose by|increase[d]? by|went up(?! to)|gone up(?! to)|more|another|extra|raise[d]? by|higher by|grew by|bump(?:ed)? (?:up )?by|additional|climbed by|add(?:ed)?)\b/;

const NO_EXPENSES =
  /^(?:and |but |so )*(?:my |our |the |total |all |current |monthly |yearly |living )*(?:expenses|spending|costs|outgoings) (?:is|are|:|comes? to) (?:now |all )?(?:zero|nil|nothing)$/;

/** Yearly income and expenses: stated, added to, raised or cut. Single costs and one-off money are left alone. */
export const readYearly: ClauseReader = ({ phrase }, reading) => {
  const { text } = phrase;
  if (SIDE_WORK.test(text) && !/M/.test(text)) reading.besides = true;
  if (/\b(?:zero|nil|nothing)\b/.test(text) && INCOME_NOUN.test(text) && !/M/.test(text))
    return [{ kind: "yearly", of: "annualIncome", mode: "set", amount: 0, timesAYear: 1 }];
  if (NO_EXPENSES.test(text)) return [{ kind: "yearly", of: "annualExpenses", mode: "set", amount: 0, timesAYear: 1 }];
  if (NEW_PAY.test(text)) reading.newPay = true;
  if (!/[MPR]/.test(text)) return null;
  const of = subjectOf(text.replace(/\bR\b/, "M"), reading);
  if (!of) return null;
  if (of === "single-cost" || of === "one-off") {
    reading.unwritten.push(of);
    return [];
  }
  const [range] = slotsOf(phrase.tokens, "range");
  if (range && !/M/.test(text))
    return [
      {
        kind: "range",
        low: range.low,
        high: range.high,
        about: of === "annualIncome" ? "your income" : "your expenses",
      },
    ];
  return statementOf(phrase, of, reading);
};

type Subject = Of | "single-cost" | "one-off";

function subjectOf(text: string, reading: Reading): Subject | null {
  if (ONE_OFF.test(text)) return "one-off";
  if (RAISE.test(text)) return "annualIncome";
  if (NEITHER.test(text)) return null;
  return spendingOf(text) ?? incomeOf(text, reading);
}

/** Neither income nor expenses, whatever else is said of it. */
const NEITHER =
  /\b(?:current savings|net worth|goal|fund|deadline|target|treasury bills|made (?:my|the|a|an|our) (?:[\w']+ )*payment|(?:vet|medical|hospital|dental|tax) bills?)\b/;

function spendingOf(text: string): Subject | null {
  const spends = SPENDING.test(text) || (EXPENSE_NOUN.test(text) && /[MP]/.test(text));
  if (!spends || /\b(?:debt|loan|card|bill from)\b/.test(text)) return null;
  if (ALL_IN.test(text) && !/\b(?:rent|groceries|food bill)\b/.test(text)) return "annualExpenses";
  if (SPENDING.test(text) && ON_SOMETHING.test(text.replace(/\bon average\b/, ""))) return "single-cost";
  const single = SINGLE_COST.test(text.replace(EXPENSE_NOUN, "")) && !/\b(?:for everything)\b/.test(text);
  return single ? "single-cost" : "annualExpenses";
}

const OWED = /\b(?:owe|loan|mortgage|rent is|interest|invoice)\b/;
const ONLY_AMOUNT = /^(?:also |and |plus |another |about |an extra |extra )*(?:a )?M (?:more )?T\b/;

/** "My rent went up to 1,900": what one thing costs. */
const SINGLE_COST_SAID =
  /^(?:and |but |so |also |now )*(?:my|our|the) (?:\w+ )?(?:rent|insurance|electric|electricity|gas|water|internet|phone|utility|daycare|childcare|hoa|grocery|gym)(?: (?:bill|bills|fee|fees|premium|costs?|payment|membership))? (?:is|was|went|has gone|goes|jumped|rose|dropped|costs|comes|came|runs|got|increased)\b.*M/;

function incomeOf(text: string, { statements, newPay }: Reading): Subject | null {
  if (INCOME_NOUN.test(text) || INCOME_VERB.test(text)) return OWED.test(text) ? null : "annualIncome";
  if (/\bM T\b.*\bH\b/.test(text)) return "annualIncome";
  const paysSomething = /\b(?:loan|card|rent is|costs?|pay (?:for|rent))\b/.test(text);
  if (SIDE_WORK.test(text) && /\bT\b/.test(text) && !paysSomething) return "annualIncome";
  if (/\bT\b/.test(text) && SINGLE_COST.test(text)) return "single-cost";
  if (SINGLE_COST_SAID.test(text)) return "single-cost";
  if (newPay && AT_PAY.test(text)) return "annualIncome";
  const last = statements.at(-1);
  return last?.kind === "yearly" && ONLY_AMOUNT.test(text) ? last.of : null;
}

function statementOf(phrase: Phrase, of: Of, reading: Reading): Statement[] | null {
  const { text } = phrase;
  const amounts = slotsOf(phrase.tokens, "money");
  const [percent] = slotsOf(phrase.tokens, "percent");
  const [period] = slotsOf(phrase.tokens, "period");
  const [hours] = slotsOf(phrase.tokens, "hours");
  const amount =
    amounts.at(-1) && /\b(?:from M to M|from M (?:up |down )?to)\b/.test(text) ? amounts.at(-1) : amounts[0];
  const perYear =
    hours && (!period || period.timesAYear === TIMES_A_YEAR.hour)
      ? hours.perWeek * TIMES_A_YEAR.week
      : (period?.timesAYear ?? reading.openPeriod);
  const yearly = (mode: YearlyStatement["mode"], value: number): Statement[] => [
    { kind: "yearly", of, mode, amount: value, timesAYear: mode === "percent" ? 1 : perYear },
  ];
  const lower =
    of === "annualIncome"
      ? /\b(?:cut|decrease|drop|reduction|lower|down|less|fell|lost)\b/.test(text)
      : LESS.test(text) || /\b(?:down|drop|dropped|fell)\b/.test(text);
  if (percent && !amount) {
    if (of === "annualIncome" && !RAISE.test(text) && !/\b(?:up|down|rose|fell|increase|cut|drop|bump|grew)/.test(text))
      return null;
    return of === "annualExpenses" &&
      !LESS.test(text) &&
      !MORE.test(text) &&
      !/\b(?:up|down|rose|fell|drop|grew)/.test(text)
      ? null
      : yearly("percent", lower ? -percent.value : percent.value);
  }
  if (!amount) return null;
  return yearly(modeOf(text, of, lower, reading), amount.value);
}

function modeOf(text: string, of: Of, lower: boolean, reading: Reading): YearlyStatement["mode"] {
  if (
    /\b(?:to|at|is|are|now|of) (?:a |an )?M\b/.test(text) &&
    !/\b(?:by M|raise of M|cut of M|increase of M|rise of M|addition to)\b/.test(text) &&
    !SECOND_INCOME.test(text)
  )
    return "set";
  if (of === "annualExpenses") {
    if (lower && /\b(?:by|M less|M fewer|M T less|cut|reduced|trimmed|knocked|slashed|saved?|shaved)\b/.test(text))
      return "subtract";
    return MORE.test(text) && !/\b(?:spend|spending) (?:no )?more than\b/.test(text) ? "add" : "set";
  }
  if (RAISE.test(text)) return lower ? "subtract" : "add";
  const second = reading.besides || SECOND_INCOME.test(text) || SIDE_WORK.test(text);
  const earlier = reading.statements.some((statement) => statement.kind === "yearly" && statement.of === of);
  if (/^(?:also |and |plus |another |an extra |extra )*(?:a )?M (?:more )?T\b/.test(text) && earlier) return "add";
  if (/\bby M\b/.test(text)) return lower ? "subtract" : "add";
  return second && !/\b(?:only income|total income|all my income|that is all)\b/.test(text) ? "add" : "set";
}
