import { TIMES_A_YEAR } from "@seven-figures/domain";
import { phraseOf, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import type { Statement, YearlyStatement } from "../statements/statement.ts";

const OTHER_MATTER = /\b(?:save|have|own|owe|worth|account|card|loan|rent)\b/;

const OTHER_YEARLY = {
  annualIncome: /\b(?:spend|spent|spending|expenses|costs?|budget|rent|bills)\b/,
  annualExpenses: /\b(?:make(?! (?:it|that)\b)|earn|income|salary|paycheck|wage|wages)\b/,
};

/** Whether income is spoken of where expenses were asked about, or the other way round. */
export function ofOther({ of }: YearlyStatement, text: string): boolean {
  return OTHER_YEARLY[of].test(text);
}

/** The statement with how often its amount comes. */
export function withPeriod(statement: Statement, tokens: Token[]): Statement | null {
  const [period] = slotsOf(tokens, "period");
  const [hours] = slotsOf(tokens, "hours");
  const text = phraseOf(tokens).text;
  const word =
    /^(?:by the |per |a |each |every |it is |that is |the )*(month|week|year|hour|day|fortnight|quarter)s?$/.exec(
      text,
    )?.[1];
  const named: Record<string, number> = { ...TIMES_A_YEAR, fortnight: TIMES_A_YEAR["two-weeks"] };
  const times = hours ? hours.perWeek * TIMES_A_YEAR.week : (period?.timesAYear ?? (word ? named[word] : undefined));
  if (statement.kind !== "yearly" || times === undefined || OTHER_MATTER.test(text) || ofOther(statement, text))
    return null;
  const [money] = slotsOf(tokens, "money");
  return { ...statement, timesAYear: times * timesIn(text, tokens), amount: money?.value ?? statement.amount };
}

/** "I get two a month". */
function timesIn(text: string, tokens: readonly Token[]): number {
  const [count] = slotsOf(tokens, "count");
  if (
    count &&
    /\b(?:get|paid|receive|have|times) N(?: (?:of (?:them|those)|checks?|paychecks?|times))? T\b|^N(?: times)? T\b/.test(
      text,
    )
  )
    return count.value;
  return /\btwo(?: (?:of (?:them|those)|checks?|paychecks?))? T\b/.test(text) ? 2 : 1;
}

/** The figure that a raise or a cut was to start from, or the one that came of it. */
export function withBase(statement: Statement, tokens: Token[]): Statement | null {
  if (statement.kind !== "yearly") return null;
  const [money] = slotsOf(tokens, "money");
  if (!money) return null;
  const text = phraseOf(tokens).text;
  if (OTHER_MATTER.test(text)) return null;
  const [period] = slotsOf(tokens, "period");
  const times = period?.timesAYear ?? null;
  if (!/\b(?:before|was|were|used to|old|previously|until)\b/.test(text))
    return { ...statement, mode: "set", amount: money.value, timesAYear: times };
  const yearly = money.value * (times ?? 1);
  const delta =
    statement.mode === "percent"
      ? (yearly * statement.amount) / 100
      : statement.amount * (statement.timesAYear ?? 1) * (statement.mode === "subtract" ? -1 : 1);
  return { ...statement, mode: "set", amount: yearly + delta, timesAYear: 1 };
}

/** "Call it 4,500", "let's go with the 60": an amount with nothing but words of choosing around it. */
const FIGURE =
  /^(?:(?:oh|well|i|we|would|will|let us|call|make|say|go|with|for|put|use|take|note|write|enter|set|pick|choose|it|that|is|was|at|as|down|in|the|a|middle|average|averages?|averaging|usually|probably|mostly|more|closer|close|about|around|to|then|sure|yes|no|hmm|guess|think|best|guesstimate|income|expenses|spending|pay|my|ends? up|on|of|just|please|,|lower|higher|figure|number|one) )*(?:M|N)(?: T)?(?:(?: ,)?(?: (?:then|please|is (?:a |about |pretty |probably )*(?:\w+ )?(?:average|right|typical|normal|usual|close|safe|fair)|is fine|works|it is|on average|average|is closest|is close|is right|i guess|i think|i would say|is safe|to be safe|should do it|is good|would be|sounds right|thanks|for now|i suppose|after tax|before tax|net|gross|i make|i spend))*)*$/;

/** The one figure out of a range, with the range's own period where it says none. */
export function withFigure(statement: Statement, tokens: Token[]): Statement | null {
  const changed = byHowMuch(statement, tokens);
  if (changed) return changed;
  if (statement.kind !== "yearly" || !FIGURE.test(phraseOf(tokens).text)) return null;
  const [said] = [...slotsOf(tokens, "money"), ...slotsOf(tokens, "count")];
  if (!said) return null;
  const [period] = slotsOf(tokens, "period");
  const amount = said.value < 1000 && statement.amount >= 20_000 ? said.value * 1000 : said.value;
  return { ...statement, amount, timesAYear: period?.timesAYear ?? statement.timesAYear };
}

const NOTHING =
  /^(?:(?:it is|i make|i earn|i get|i have|for now|right now|now|just|well|, )+ )?(?:0|M|N|zero|nothing|nada|none|nil|no income|no pay)(?: (?:for now|right now|at the moment|yet|now|until \w+))*$/;
const MORE =
  /^(?:(?:of|by|about|around|it is|,|i get) )*(?<what>M|P)(?: T)?(?<more> (?:more|extra|on top|higher|up))?$/;

/** "Of 5%", "200 a month more", "nothing for now", in answer to what is earned or spent now. */
function byHowMuch(statement: Statement, tokens: Token[]): Statement | null {
  if (statement.kind !== "yearly") return null;
  const { text } = phraseOf(tokens);
  const figures = [...slotsOf(tokens, "money"), ...slotsOf(tokens, "count")].map(({ value }) => value);
  if (NOTHING.test(text) && statement.of === "annualIncome" && figures.every((value) => value === 0))
    return { ...statement, mode: "set", amount: 0, timesAYear: 1 };
  const said = MORE.exec(text)?.groups;
  const [percent] = slotsOf(tokens, "percent");
  if (!said || (said.what === "M" && !said.more)) return null;
  // "my rent went up": by a share of the rent, not of all that is spent
  if (percent && statement.of === "annualExpenses") return null;
  if (percent) return { ...statement, mode: "percent", amount: percent.value, timesAYear: null };
  const [money] = slotsOf(tokens, "money");
  const [period] = slotsOf(tokens, "period");
  return money ? { ...statement, mode: "add", amount: money.value, timesAYear: period?.timesAYear ?? null } : null;
}
