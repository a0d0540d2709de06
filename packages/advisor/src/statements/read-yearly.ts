import { TIMES_A_YEAR } from "@seven-figures/domain";
import type { Modality } from "../language/modality.ts";
import { type Phrase, phraseOf, type SlotOf, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { ALL_COSTS, COST_WORDS } from "../lexicon/cost-words.ts";
import { canonicalPay, givesNewPay, isHourlyWage, isNotOwnPay, tellsOfPay } from "./income-signs.ts";
import {
  AT_PAY,
  INCOME_NOUN,
  INCOME_VERB,
  NEW_PAY,
  ONE_OFF,
  PAY_PERIOD,
  RAISE,
  SECOND_INCOME,
  SIDE_WORK,
} from "./income-words.ts";
import { noIncome } from "./no-income.ts";
import { readJob } from "./read-jobs.ts";
import type { ClauseReader, Reading } from "./reading.ts";
import { splitBoth } from "./split-yearly.ts";
import type { Statement, YearlyStatement } from "./statement.ts";
import {
  besideIncome,
  changesByPercent,
  hasIncome,
  isLower,
  isPayAfterRaise,
  modeOf,
  type Of,
  saysWhichWay,
} from "./yearly-mode.ts";

const EXPENSE_NOUN = new RegExp(`\\b(?:${ALL_COSTS})\\b`);
const SPENDING =
  /\b(?:spend|spending|spends|blow|go(?:ing)? through|get(?:ting)? through|burn(?:ing)? through|(?:get|gets|getting|scrape|scraping|manage) by (?:on|with)|gets? spent|is spent|takes? (?:me |us )?M(?: T)? to (?:run|live|keep|get by)(?! (?:my|our|the|his|her|their|a) (?!household|family|home|house|place|lights|roof))|(?:all of (?:it|that)|it all|everything) (?:comes|adds up|runs|totals|works out)|goes (?:back |right )?out|going out|out the door|goes to(?:wards?)? (?:bills|expenses|living)|expend|live on|get by on|getting by on|survive on|costs me|living on)\b/;
const ON_SOMETHING =
  /\b(?:on|for|towards?) (?:my |our |the |a |an |some |eating )?(?!everything|average|all|T\b|living|life|expenses|bills and|the whole|total)[a-z]/;
const SINGLE_COST = new RegExp(`\\b(?:${COST_WORDS})\\b`);
/** "Rent and everything else included". */
const ALL_INCLUDED =
  /(?: ,)? (?:rent|bills|mortgage|kids|food|house) and (?:all|everything)(?: else)?$|\b(?:all|everything|everything else|the lot|rent) included\b|\bincluding (?:everything|all of it|rent)\b/;
const ALL_IN =
  /\b(?:all in|in total|total|altogether|overall|all together|everything|all my|all our|all of my|combined|household|all up|monthly expenses|living expenses)\b/;
const NO_EXPENSES =
  /^(?:and |but |so )*(?:my |our |the |total |all |current |monthly |yearly |living )*(?:expenses|spending|costs|outgoings) (?:is|are|:|comes? to) (?:now |all )?(?:zero|nil|nothing)$/;

/** Yearly income and expenses: stated, added to, raised or cut. Single costs and one-off money are left alone. */
export const readYearly: ClauseReader = ({ phrase, modality }, reading) => {
  const both = splitBoth(phrase);
  if (both) return both.flatMap((part) => readYearly({ phrase: part, modality }, reading) ?? []);
  const { tokens } = phrase;
  const text = canonicalPay(phrase.text);
  keepPayInMind(text, reading);
  if (/\b(?:zero|nil|nothing)\b/.test(text) && INCOME_NOUN.test(text) && !/M/.test(text))
    return [{ kind: "yearly", of: "annualIncome", mode: "set", amount: 0, timesAYear: 1 }];
  if (NO_EXPENSES.test(text)) return [{ kind: "yearly", of: "annualExpenses", mode: "set", amount: 0, timesAYear: 1 }];
  const none = noIncome(text) ?? (NOT_ANY_MORE.test(text) ? OPEN_INCOME : null);
  if (none) return [none];
  if (!/[MPR]/.test(text)) return openOf(text, modality, tokens, reading.heard);
  const open = reading.statements.at(-1);
  if (open?.kind === "yearly-open" && IT_IS.test(text)) {
    reading.statements.pop();
    return yearlyOf({ text, tokens }, open.of, { ...reading, openPeriod: reading.openPeriod ?? open.timesAYear });
  }
  const job = readJob(phrase, reading);
  if (job) return [job];
  const of = isWage(tokens, text) ? "annualIncome" : subjectOf(text.replace(/\bR\b/, "M"), reading);
  if (!of) return null;
  if (of === "annualIncome" && isNotOwnPay(text, reading.newPay)) {
    reading.unwritten.push("others");
    return [];
  }
  if (of === "single-cost" || of === "one-off") {
    reading.unwritten.push(of);
    return [];
  }
  const [range] = slotsOf(tokens, "range");
  if (range && !/M/.test(text)) return [rangeOf(range, phraseOf(tokens), of, reading)];
  return yearlyOf({ text, tokens }, of, reading);
};

/** "I'm not making 60k any more": the figure that holds follows or is asked for. */
const NOT_ANY_MORE =
  /^(?:and |so |but )*(?:i|we) (?:(?:am|are) not (?:(?:making|earning|getting) |on |at )|do not (?:make|earn|get) )M(?: T)? any (?:more|longer)$/;
const OPEN_INCOME: Statement = { kind: "yearly-open", of: "annualIncome", timesAYear: null };

/** "Raise!", "Big promotion today.": nothing but that. */
const ONLY_NEW_PAY =
  /^(?:and |a |an |the |my |our |got |finally |another |big |huge |nice |little |small |new |hello |yay |, )*(?:raise|promotion|pay rise|pay raise|pay bump|new job|new gig|new role|new position|salary|new pay|pay day)(?: (?:today|D|B|came|landed|time|at work|day|at last|finally))*$/;

/** What later clauses go by: work on the side, a new job, pay whose amount is still to come. */
function keepPayInMind(text: string, reading: Reading): void {
  if (SIDE_WORK.test(text) && !/M/.test(text) && (SECOND_INCOME.test(text) || hasIncome(reading)))
    reading.besides = true;
  if (NEW_PAY.test(text) || ONLY_NEW_PAY.test(text) || (PAY_PERIOD.test(text) && /\bT\b/.test(reading.heard)))
    reading.newPay = true;
}

function rangeOf({ low, high }: SlotOf<"range">, phrase: Phrase, of: Of, reading: Reading): Statement {
  const text = phrase.text.replace(/\bR\b/, "M");
  const mode = modeOf(text, of, isLower(text, of), reading);
  return {
    kind: "range",
    low,
    high,
    about: of === "annualIncome" ? "your income" : "your expenses",
    of: { kind: "yearly", of, mode, amount: low, timesAYear: perYearOf(phrase, reading) },
  };
}

const IT_IS =
  /^(?:and |now |so |, |they |it |that |i |we |am |should |is |are |be |went |has |gone |comes |now |up |down |to |at |around |about )*M(?: T)?(?: now| these days| instead| after tax| altogether| all together| in total| total| all in)*(?:(?: ,)? (?:instead of|not|rather than|and not|from|up from|down from) M(?: T)?)?$/;
const TO_CHANGE =
  /\b(?:update|change|set|edit|correct|fix|adjust|record|log|note|enter|redo|revise) (?:my |our |the )(?:T )?(?:\w+ )?(?<what>[\w-]+)(?: (?:figure|amount|number|info|too|please|T))*$/;

const HAS_CHANGED =
  /^(?:and |so |but |also )*(?<what>(?:(?:my|our) )?(?:T |yearly |total )?\w+) (?:is |are |has |have |just |recently |also )*(?:changed|(?<moved>(?:went|gone|come|came) (?:up|down)|up|down|higher|lower|dropped|increased|decreased|rose|fell|risen|fallen))(?: (?:again|recently|B|lately|a bit|a little|a lot|since then))*$/;

/** "Please update my monthly expenses": what is to change, the figure still to come. */
function openOf(text: string, modality: Modality, tokens: readonly Token[], heard: string): Statement[] | null {
  const opening = (modality === "command" ? TO_CHANGE : HAS_CHANGED).exec(text)?.groups;
  const what = opening?.moved === undefined || /\bM\b/.test(heard) ? (opening?.what ?? "") : "";
  const of = INCOME_NOUN.test(what) ? "annualIncome" : EXPENSE_NOUN.test(what) ? "annualExpenses" : null;
  const [period] = slotsOf(tokens, "period");
  return of === null || what === "budget"
    ? null
    : [{ kind: "yearly-open", of, timesAYear: period?.timesAYear ?? null }];
}

/** "My expenses aren't 40k, they're 43k": the figure is wrong, and the right one follows or is asked for. */
export function deniedYearly(text: string): Statement | null {
  const what =
    /^(?:no |and |so |, )*(?:my |our )(?:T |total )*(?<what>[a-z]+) (?:is|are) not M(?: T)?$/.exec(text)?.groups
      ?.what ?? "";
  const of = INCOME_NOUN.test(what) ? "annualIncome" : EXPENSE_NOUN.test(what) ? "annualExpenses" : null;
  return of === null || what === "budget" ? null : { kind: "yearly-open", of, timesAYear: null };
}

/** An amount by the hour, with nothing that makes it a cost. */
function isWage(tokens: readonly Token[], text: string): boolean {
  const hourly = slotsOf(tokens, "period").some(({ timesAYear }) => timesAYear === TIMES_A_YEAR.hour);
  return hourly && /\bM(?: \w+)? T\b/.test(text) && isHourlyWage(text) && !SINGLE_COST.test(text) && !RAISE.test(text);
}

/** "I spend 2,700 a month, rent included": no single cost. */
const INCLUDED = new RegExp(
  `(?: ,)? (?:(?:with |and )?(?:(?:the|my|our) )?(?:${COST_WORDS})(?: and (?:${COST_WORDS}))? included|(?:including|counting|with) (?:(?:the|my|our|all) )?(?:${COST_WORDS})(?: and (?:${COST_WORDS}))?)(?= |$)`,
);

/** "Piano lessons are 200 a month": paid, unless they are said to bring it in. */
const LESSONS_COST = /\blessons (?:are|is|at|cost|costs|run|for|:)\b.*\bM\b/;

type Subject = Of | "single-cost" | "one-off";

/** "Got a raise! Five percent": by how much, once a raise was spoken of. */
const ONLY_PERCENT =
  /^(?:and |so |, |it is |it was |a |by |of |about |whole )*P(?: (?:raise|bump|increase|more|up|hike))?$/;

/** "New salary 70k, expenses the same": what stays is not what the amount is of. */
const UNCHANGED =
  /(?: ,)?(?: and| but)?(?: my| our| the)? (?:expenses|spending|costs|income|salary|pay) (?:(?:is|are|stays?|stayed|remains?|still|about|pretty much) )*(?:the same|unchanged|as before)\b/;

/** "... off my spending by dropping cable": how or why it changed is no cost. */
const REASON =
  /(?<=\bM\b.*)(?: ,)? (?:by|since|because|after|thanks to|now that|due to|as|from)(?: (?!(?:M|T|P)\b)\S+)+ ?$/;

function withoutReason(text: string): string {
  const rest = text.replace(REASON, "");
  return EXPENSE_NOUN.test(rest) || INCOME_NOUN.test(rest) ? rest : text;
}

function subjectOf(said: string, reading: Reading): Subject | null {
  const text = withoutReason(said.replace(UNCHANGED, "").replace(INCLUDED, ""));
  if (ONE_OFF.test(text)) return "one-off";
  if (RAISE.test(text) || (reading.newPay && ONLY_PERCENT.test(text))) return "annualIncome";
  if (NEITHER.test(text) || NOT_OWN_COSTS.test(text) || SPENDS_TIME.test(reading.heard) || TO_COME.test(reading.heard))
    return null;
  if (
    reading.besides &&
    /^(?:and |so )*(?:that|it|which) (?:is|makes|brings in|adds) (?:another |an extra |an additional )*M T\b/.test(text)
  )
    return "annualIncome";
  if (/\bjobs\b/.test(reading.heard) && ONE_JOB.test(text)) return "annualIncome";
  const income = INCOME_NOUN.test(text) && !EXPENSE_NOUN.test(text) && /\b(?:live|living|survive) on\b/.test(text);
  return (income ? null : spendingOf(text)) ?? incomeOf(text, reading);
}

/** "One pays 2,400 a month, the other 1,100": of jobs. */
const ONE_JOB =
  /^(?:(?:i|we) (?:have|work|got) (?:N|two|three|a couple of) jobs )?(?:and |the |my |: )*(?:one|first|1st|main|other|second|2nd)(?: (?:one|job))? (?:pays |is |at |gives |makes )?(?:me )?M(?: T)?$/;

/** "The city budget swelled to 3 million", "work lets me expense 75 a month": not what one spends. */
const NOT_OWN_COSTS =
  /^(?:and |but |so )*all (?:that )?(?:i|we) need is\b|\b(?:city|county|state|federal|national|government|company|school|church|team|department|firm|club|hoa|town|country) (?:'s )?(?:\w+ )?(?:budget|expenses|spending|costs|outgoings)\b|\b(?:to|me|us|can|i) expense M\b/;

/** "I'm quitting in May, so my income drops to 20k then": not yet. */
const TO_COME =
  /\b(?:quitting|retiring|resigning|leaving|(?:going|switching|moving|dropping) (?:to )?part[- ]time) (?:\w+ ){0,3}?D\b/;

/** "I spend two days a week there": no money. */
const SPENDS_TIME =
  /\bspend(?:s|ing)? (?:about |around |maybe |at least )*(?:N|M|a|an|one|two|three|four|five|six|seven|(?:a )?(?:few|couple of)|several|many|some|half|most)(?: (?:a|an|my))? (?:days?|nights?|evenings?|mornings?|afternoons?|hours?|weekends?|minutes?|weeks?|months?|time)\b/;

/** Neither income nor expenses, whatever else is said of it. */
const NEITHER =
  /\b(?:current savings|net worth|goal|fund|deadline|(?<!(?:from|at|for|with|by) )target|treasury bills|made (?:my|the|a|an|our) (?:[\w']+ )*payment|(?:vet|medical|hospital|dental|tax) bills?)\b/;

function spendingOf(text: string): Subject | null {
  const spends = SPENDING.test(text) || (EXPENSE_NOUN.test(text) && /[MP]/.test(text));
  if (!spends || /\b(?:debt|loan|card|bill from)\b/.test(text)) return null;
  if (ALL_INCLUDED.test(text)) return "annualExpenses";
  if (ALL_IN.test(text) && !/\b(?:rent|groceries|food bill)\b/.test(text)) return "annualExpenses";
  if (SPENDING.test(text) && ON_SOMETHING.test(text.replace(/\bon average\b/, ""))) return "single-cost";
  const single = SINGLE_COST.test(text.replace(EXPENSE_NOUN, "")) && !/\b(?:for everything)\b/.test(text);
  return single ? "single-cost" : "annualExpenses";
}

const OWED = /\b(?:owe|loan|mortgage|rent is|interest|invoice)\b/;
const ONLY_AMOUNT =
  /^(?:also |and |plus |another |about |an extra |extra )*(?:a )?M (?:more )?T\b(?! (?:goes?|going|is|are|gets?|stays|left|leaves|to|into|of|out|on)\b)/;

/** "My rent went up to 1,900": what one thing costs. */
const SINGLE_COST_SAID =
  /^(?:and |but |so |also |now )*(?:my|our|the) (?:\w+ )?(?:rent|insurance|electric|electricity|gas|water|internet|phone|utility|daycare|childcare|hoa|grocery|gym)(?: (?:bill|bills|fee|fees|premium|costs?|payment|membership))? (?:is|was|went|has gone|goes|jumped|rose|dropped|costs|comes|came|runs|got|increased)\b.*M/;

/** "3,200 from my job plus 700 a month child support": received, where income is spoken of. */
const RECEIVED = /^(?:plus |and )?M T (?:in |from |of )?(?:my )?(?:child support|alimony)$/;

function incomeOf(text: string, reading: Reading): Subject | null {
  const { statements, newPay } = reading;
  if (besideIncome(text, reading)) return "annualIncome";
  if (INCOME_NOUN.test(text) || INCOME_VERB.test(text)) return OWED.test(text) ? null : "annualIncome";
  if (/\bM T\b.*\bH\b|\bH\b.*\bM T\b/.test(text)) return "annualIncome";
  if (givesNewPay(text)) return "annualIncome";
  const paysSomething =
    /\b(?:loan|card|rent is|costs?|pay (?:for|rent)|(?:to|from) (?:work|the office|school)|fares?|rides?)\b/.test(text);
  if (SIDE_WORK.test(text) && /\bT\b/.test(text) && !paysSomething && !LESSONS_COST.test(text)) return "annualIncome";
  if (/\bM(?: [\w-]+){0,4} T\b|\bT\b.*\bM\b/.test(text) && tellsOfPay(text)) return "annualIncome";
  const received = statements.at(-1);
  if (received?.kind === "yearly" && received.of === "annualIncome" && RECEIVED.test(text)) return "annualIncome";
  if (/\bT\b/.test(text) && SINGLE_COST.test(text)) return "single-cost";
  if (SINGLE_COST_SAID.test(text)) return "single-cost";
  if (newPay && AT_PAY.test(text)) return "annualIncome";
  const last = statements.at(-1);
  return last?.kind === "yearly" && ONLY_AMOUNT.test(text) ? last.of : null;
}

/** How often a year an amount comes, as its clause or one before says; null where none does. */
function perYearOf({ tokens }: Phrase, { openPeriod, openHours, sharedPeriod }: Reading): number | null {
  const [period] = slotsOf(tokens, "period");
  const hours = slotsOf(tokens, "hours")[0]?.perWeek ?? openHours;
  if (hours !== null && (!period || period.timesAYear === TIMES_A_YEAR.hour)) return hours * TIMES_A_YEAR.week;
  return period?.timesAYear ?? sharedPeriod ?? openPeriod;
}

/** What is said of income or expenses in a clause that speaks of either. Null where it holds no figure, or no direction. */
export function yearlyOf(phrase: Phrase, of: Of, reading: Reading): Statement[] | null {
  const { text } = phrase;
  const amounts = slotsOf(phrase.tokens, "money");
  const [percent] = slotsOf(phrase.tokens, "percent");
  const amount =
    amounts.at(-1) && /\b(?:from M to M|from (?:\w+ ){0,2}M(?: T)? (?:up |down )?to (?:\w+ ){0,2}M)\b/.test(text)
      ? amounts.at(-1)
      : amounts[0];
  const perYear = perYearOf(phrase, reading) ?? besideIncome(text, reading)?.timesAYear ?? null;
  const yearly = (mode: YearlyStatement["mode"], value: number): Statement[] => [
    { kind: "yearly", of, mode, amount: value, timesAYear: mode === "percent" ? 1 : perYear },
  ];
  const lower = isLower(text, of);
  if (/\bby M\b/.test(text) && !saysWhichWay(text, of)) return null;
  if (percent && !amount) {
    return changesByPercent(text, of) || ONLY_PERCENT.test(text)
      ? yearly("percent", lower ? -percent.value : percent.value)
      : null;
  }
  if (!amount) return null;
  const isPay = of === "annualIncome" && isPayAfterRaise(text, amount.value * (perYear ?? 1), reading);
  return yearly(isPay ? "set" : modeOf(text, of, lower, reading), amount.value);
}
