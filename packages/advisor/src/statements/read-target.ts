import type { RiskTolerance, Strategy, Timeframe } from "@seven-figures/domain";
import { MOVED_BY, SMALL_NUMBERS } from "../dates/date-words.ts";
import { type Phrase, phraseOf, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import type { Reading, RunReader } from "./reading.ts";
import { splitTargets } from "./split-targets.ts";
import type { Statement, TargetStatement } from "./statement.ts";
import { isTargetOfOther, unknownTarget } from "./target-of-goal.ts";
import { withoutContrast } from "./without-contrast.ts";

const AMOUNT_SUBJECT =
  /\b(?:net worth (?:target|goal)|(?:target|goal) net worth|overall (?:target|goal)|target amount|main (?:target|goal)|big (?:target|goal)|ultimate (?:target|goal)|seven figures (?:target|goal)|financial target|(?:my|the|our) target(?= to\b| is\b| at\b| up\b| down\b| of\b| amount| should| by\b| from\b| M| :|$)|total target|wealth (?:target|goal)|million(?:aire)? goal|long-term target|final target|net-worth (?:target|goal)|target to M|M (?:as|for|be) (?:my|the|our) (?:overall |new |net worth )?target|end goal|goal is M(?= (?:in )?net worth)|net worth of M|M (?:in )?net worth|M(?: ,| D)* (?:overall|altogether|in total)(?=.*\b(?:target|net worth)\b))\b/;
/** "Target: 2 million by 2050", with nothing before it. */
const BARE_TARGET = /^(?:and |also |so )*(?:overall |financial |wealth )?target (?:is |: |of |at |= )*M (?:by |in )?D$/;
const YEAR_SUBJECT =
  /\b(?:target year|(?:D|N|M) for the (?:target )?year|target date for (?:my|the) (?:million|target)|(?<!for )(?:my|our|the) target date(?= (?:is|to|has|moved|should|now|changed|D)\b)|year (?:on|of|for|in) (?:my|the|our) (?:net worth |overall |big )?target|year (?:i want to (?:reach|hit)|of my target)|the target year|goal year|target (?:to|is) D|years? to (?:hit|reach|get to|make) (?:my|the|our) (?:target|number|million)|timeline year)\b/;
const MORE_YEARS =
  /\b(N|\d+|one|two|three|four|five|six|seven|eight|nine|ten|a|an|another|a couple of)(?: \w+)? ?(?:more |extra |additional )?years?(?: (?:more|extra|later|back|out|sooner|earlier))?\b/;
/** "Push my target year out by three": years, where a year is what is moved. */
const BY_COUNT = /\bby (N|one|two|three|four|five|six|seven|eight|nine|ten|a couple of)$/;
const SOONER =
  /\b(?:(?:move|moved|bring|pull|push) (?:[\w']+ ){1,3}up|sooner|earlier|forward|closer|less|fewer|bring|pull|cut)\b/;
const OTHER_GOAL = /\b(?:fund|trip|goal for|deadline for|car|wedding|house|laptop|step|emergency|vacation|holiday)\b/;

const RISK: [RegExp, RiskTolerance][] = [
  [/\b(?:conservative|low risk|low-risk|cautious|risk[- ]averse|careful|low)\b/, "conservative"],
  [/\b(?:moderate|medium|balanced|middle|in between|average)\b/, "moderate"],
  [/\b(?:aggressive|high risk|high-risk|risky|high|adventurous|risk[- ]loving)\b/, "aggressive"],
];
const STRATEGY: [RegExp, Strategy][] = [
  [/\b(?:real[- ]estate|property|properties|rentals?|landlord)\b/, "real-estate"],
  [/\b(?:mixed|mix|mixture|combination|bit of everything|diversified|hybrid|blend)\b/, "mixed"],
  [/\b(?:business|entrepreneurship|startup|starting a company|own company)\b/, "business"],
  [/\b(?:investing|investments?|stocks|stock market|index funds|the market)\b/, "investing"],
  [/\bother\b/, "other"],
];
const RISK_SUBJECT =
  /\b(?:risks?|risky|risk[- ]tolerance|tolerance for risk|appetite|risk profile|risk level|risk appetite|investor)\b/;
const STRATEGY_SUBJECT = /\b(?:strategy|strategies|primary approach|main approach|approach to (?:wealth|building))\b/;
const TIMEFRAME_SUBJECT = /\b(?:time ?frame|time horizon|investment horizon|(?<!\bfirst )horizon(?!s?\b.*\bM\b))\b/;

/** A target of sales, or one that is doubted or told by another. */
const NOT_SET =
  /\b(?:M in (?:sales|revenue|turnover)|(?:i|we) doubt|(?:advisor|planner|boss|brother|sister|friend) (?:says|said|thinks|claims))\b/;

/** The overall target, its year, risk tolerance, strategy and timeframe. */
export const readTarget: RunReader = (run, reading) => {
  if (NOT_SET.test(run.text) && /\btarget\b/.test(run.text)) return { statements: [], from: 0, to: run.tokens.length };
  const pointed =
    POINTED.test(run.text) || POINTED_YEARS.test(run.text) ? targetOf(phraseOf(run.tokens), reading, true) : null;
  if (pointed) return { statements: [pointed], from: 0, to: run.tokens.length };
  for (const { phrase, from, to } of splitTargets(run)) {
    const statement = strategyOf(phrase, reading) ?? targetOf(phrase, reading) ?? unknownTarget(phrase, reading);
    if (statement) return { statements: [statement], from, to };
  }
  return null;
};

/** "I'd like to hit 2.5 million by 2050, change my target": what the command is about was said before it. */
const POINTED =
  /^(?:so |and |now )*(?:i|we|let us|my number|the number)\b(?!.*\bM\b.*\bM\b)(?!.*\b(?:make|earn|spend|save|have|owe)\b).*\b(?:M|D)\b.* (?:(?:set|use|make|put|take) (?:that|it|this) (?:as|for|to be) (?:my|the|our)|(?:change|update|adjust|set|move|edit|lower|raise|bump|drop|increase|reduce) (?:my|the|our)) (?:overall |net worth |main )?(?:target|net worth goal)(?: (?:year|from [MDN]|to match|to that|accordingly|please))*$/;
/** "I'd like to get there two years earlier, change my target year". */
const POINTED_YEARS =
  /^(?:so |and )*(?:i|we|let us)\b(?!.*[MD]).*\byears? .*\b(?:change|update|adjust|set|move|edit|push|shift) (?:my|the|our) target year(?: (?:to match|to that|accordingly|please))*$/;
/** "Put me down as conservative": said of an investor, not of politics. */
const PUT_DOWN =
  /\b(?:put|mark|list|count|set|classify|have) me (?:down )?as (?:a |an |more )?(?:conservative|moderate|aggressive|cautious|balanced|risk[- ]averse)\b/;

/** "I've grown timid with risk, my profile should say conservative". */
const PROFILE_SAYS =
  /\bprofile (?:should|ought to|must|needs to|has to)? ?(?:now )?(?:say|read|show|be|reflect|list) (?:me as )?(?:a |an )?(?:more )?(?:conservative|moderate|aggressive)$/;
/** "I can't stomach much risk, make it conservative". */
const MAKE_IT =
  /^(?:so |and |please |then |i would |now |let us )*(?:(?:call|make|set|change|put|move|switch|dial|turn) (?:it|that|mine|me)(?: down| up| back)?(?: to| at| as)? |(?:go|say|go with|go for) )?(?:more )?(?:conservative|moderate|aggressive)$/;

/** "I'm going to focus on a business, make that my strategy": named before. */
const MAKE_STRATEGY =
  /\b(?:make|call|set|consider|note|put) (?:that|it|this)(?: down| as| in)* (?:my|our|the) (?:main |primary |new )*strategy\b/;

function strategyOf({ text, tokens }: Phrase, { heard, before }: Reading): Statement | null {
  const said = afterChange(text);
  const risk =
    PUT_DOWN.test(text) || ((MAKE_IT.test(text) || PROFILE_SAYS.test(text)) && /\brisks?\b/.test(heard))
      ? lastFit(RISK, said)
      : null;
  if (risk) return { kind: "strategy", fields: { riskTolerance: risk } };
  if (RISK_SUBJECT.test(text) && !/\b(?:at risk|credit risk|risk of|risk my|loan|risk losing)\b/.test(text)) {
    const tolerance = lastFit(RISK, said);
    if (tolerance) return { kind: "strategy", fields: { riskTolerance: tolerance } };
  }
  if (STRATEGY_SUBJECT.test(text)) {
    const told = said.replace(/^.*\bstrategy\b(?=.*\b(?:to|is|:|on)\b)/, "");
    const strategy =
      lastFit(STRATEGY, told) ?? lastFit(STRATEGY, MAKE_STRATEGY.test(text) ? `${before} ${heard}` : said);
    if (strategy) return { kind: "strategy", fields: { primaryStrategy: strategy } };
  }
  if (TIMEFRAME_SUBJECT.test(text)) {
    const timeframe = timeframeOf(tokens);
    if (timeframe) return { kind: "strategy", fields: { timeframe } };
  }
  return null;
}

/** "from investing to business": what comes after "to". */
function afterChange(text: string): string {
  return /\bfrom .+? to (.+)$/.exec(text)?.[1] ?? text.replace(/,? (?:not|instead of|rather than) .*$/, "");
}

function lastFit<Value>(table: [RegExp, Value][], text: string): Value | null {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Any number of years above those that have words of their own. */
const LARGE_NUMBER = 15;

function timeframeOf(tokens: readonly Token[]): Timeframe | null {
  const raw = tokens.map((token) => token.raw.toLowerCase()).join(" ");
  const numbers = (raw.match(/\d+/g) ?? []).map(Number);
  const words =
    raw.match(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)\b/g) ?? [];
  const years = [...numbers, ...words.map((word) => SMALL_NUMBERS[word] ?? LARGE_NUMBER)];
  const first = years[0];
  if (first === undefined) return null;
  const most = years[1] ?? first;
  if (/\b(?:\+|plus|or more|more than|over|at least|longer)\b|\+/.test(raw) && first >= 10) return "10+";
  if (first >= 10) return "10+";
  if (most > 5 || first > 5) return "5-10";
  if (years.length > 1) return most > 3 ? "3-5" : "1-3";
  return first > 3 ? "3-5" : "1-3";
}

/** "Change the target year from D": to which comes elsewhere. */
const ONLY_FROM = /\b(?:from|instead of|rather than|not) [MDN]$/;

/** "400k away from my target", "on the way to my target": how far it is. */
const OFF_TARGET =
  /\b(?:away from|short of|shy of|behind|ahead of|towards?|on the way to|closer to|close to|halfway to|past) (?:my|our|the) (?:[a-z]+ ){0,2}target\b|\bM (?:away|short|to go|left)\b/;

function targetOf(said: Phrase, reading: Reading, pointed = false): TargetStatement | null {
  const phrase = withoutContrast(said);
  const { text, tokens } = phrase;
  if (ONLY_FROM.test(text) || OFF_TARGET.test(text)) return null;
  if (/\btarget date\b/.test(text) && reading.goalInMind) return null;
  const aboutYear = YEAR_SUBJECT.test(text) || /\btarget year\b/.test(text);
  const aboutAmount =
    pointed ||
    saysTarget(phrase) ||
    BARE_TARGET.test(text) ||
    (AMOUNT_SUBJECT.test(text) && !/\btarget year\b/.test(text.replace(/\bnet worth target\b/, "")));
  if ((!aboutYear && !aboutAmount) || OTHER_GOAL.test(text) || isTargetOfOther(phrase, reading)) return null;
  const year = yearOf(phrase, aboutYear);
  const money = slotsOf(tokens, "money")
    .filter(({ value }) => !aboutYear || !isYear(value))
    .at(-1);
  const large = aboutAmount || (money !== undefined && money.value > SMALLEST_TARGET);
  const amount = money && large ? amountChange(text, money.value) : null;
  return amount || year ? { kind: "target", amount, year } : null;
}

/** "Target 1.2 million": of an amount that only the overall target can be. */
function saysTarget({ text, tokens }: Phrase): boolean {
  return (
    /^(?:my |the |new |overall )*target (?:: |is |of )?M$/.test(text) &&
    (slotsOf(tokens, "money")[0]?.value ?? 0) >= 100_000
  );
}

/** Beside a target year, a smaller amount is no target. */
const SMALLEST_TARGET = 10_000;

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1900 && value <= 2200;
}

function yearOf({ text, tokens }: Phrase, aboutYear: boolean): TargetStatement["year"] {
  const date = slotsOf(tokens, "date").at(-1);
  if (date) return { to: Number(date.date.slice(0, 4)) };
  if (!aboutYear && !/\bby N$/.test(text)) return null;
  const named = [...slotsOf(tokens, "count"), ...slotsOf(tokens, "money")].filter(({ value }) => isYear(value)).at(-1);
  const shift = named ? null : yearShift(text, tokens);
  if (named) return { to: named.value };
  return shift === null ? null : { by: shift };
}

/** "Take 100k off my target", "add 50k to it". */
const TAKEN_OFF =
  /\b(?:take|knock|shave|cut|chop|subtract|remove|drop|trim) M (?:off|from|out of)\b|\bM (?:less|lower)\b/;
const ADDED_TO =
  /\b(?:add|tack|put) (?:on )?(?:another |an extra )?M (?:more )?(?:on )?(?:to|onto)\b|\bM (?:more|higher)\b/;

function amountChange(text: string, amount: number): TargetStatement["amount"] {
  if (TAKEN_OFF.test(text)) return { by: -amount };
  if (ADDED_TO.test(text)) return { by: amount };
  if (!/\bby M\b/.test(text)) return { to: amount };
  return { by: /\b(?:lower|reduce|cut|drop|decrease)\b/.test(text) ? -amount : amount };
}

/** "Shave three years off my target year", "trim it by a couple of years": whatever the verb, it comes sooner. */
const YEARS_OFF =
  /\byears?(?: or so)? (?:off|from|out of) (?:my|our|the|it|that)\b|^(?:please |and |so |can you |could you )*(?:trim|shorten|reduce|shrink|lower|decrease|drop|shave|chop|lop|knock|slash|pare|tighten|hasten|advance) .*\bby\b/;

function yearShift(text: string, tokens: readonly Token[]): number | null {
  const match = MORE_YEARS.exec(text) ?? BY_COUNT.exec(text);
  if (!match) return null;
  const counted = match[1] === "N" ? slotsOf(tokens, "count").at(-1)?.value : Number(match[1]);
  const count = MOVED_BY[match[1] ?? ""] ?? counted ?? Number.NaN;
  if (!Number.isFinite(count) || count > 100) return null;
  return SOONER.test(text) || YEARS_OFF.test(text) ? -count : count;
}
