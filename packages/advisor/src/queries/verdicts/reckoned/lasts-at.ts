import { type Asset, isMoneyGoal, liquidAssets } from "@seven-figures/domain";
import { decimal } from "../../../answers/words/figures.ts";
import { listed, named, sentences } from "../../../answers/words/sentences.ts";
import { anyOf } from "../../../language/any-of.ts";
import { piecesOf } from "../../pieces.ts";
import { money, strong } from "../../shown.ts";
import { type Amount, amountsIn, TELLS, type Verdict, type Wanted } from "../verdict.ts";

const LASTS = anyOf(
  "how (?:long|many (?:months|years))\\b.*\\b(?:lasts?|hold|stretch|run (?:out|dry)|go|carry|survive|be enough), when\\b.*\\b(?:run out|runs out|be gone|empty)",
  "",
);
const MANY: Record<string, number> = { two: 2, both: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 };
const EACH = anyOf(
  "each of (?:the |my |our )?(two|three|four|five|six|seven|eight|\\d), (two|three|four|five|six|both)\\b.*\\beach",
  "",
);
const ONLY_MAKE = anyOf(
  "(?:only|just) (?:make|makes|earn|bring in|clear|get|gross), (?:make|earn|bring in|clear) (?:only|just), no (?:income|pay|work|rain|crop), nothing (?:comes|coming) in",
  "",
);
const PERIOD = /\b(?:a|per|each|every) (month|week|year)\b/;
const TIMES: Record<string, number> = { month: 12, week: 52, year: 1 };
const SHORT_BY = 1_000;

/** "How long would the fund last if I give each of the four 50 a month", "if I only make 30 how long does the cash last". */
export function lastsAt(wanted: Wanted): Verdict | null {
  const { typed } = wanted;
  if (!LASTS.test(typed) || TELLS.test(typed) || /\b(?:pay off|paid off|reach|save up)\b/.test(typed)) return null;
  return ONLY_MAKE.test(typed) ? onLess(wanted) : atPayment(wanted);
}

/** What comes out of one account, month by month, with nothing added. */
function atPayment({ typed, laid, assets, facts }: Wanted): Verdict | null {
  const [sum, ...others] = amountsIn(laid).filter(({ value }) => value > 0 && !isCount(value, typed));
  const [, unit = ""] = PERIOD.exec(typed) ?? [];
  const named = assets.length > 0 ? assets : fundOf(typed, facts.assets);
  const [asset, ...more] = named;
  if (!sum || others.length > 0 || unit === "" || !asset || more.length > 0 || asset.type === "real-estate")
    return null;
  const [, first, second] = EACH.exec(typed) ?? [];
  const word = first ?? second;
  const many = word === undefined ? 1 : (MANY[word] ?? Number(word));
  const monthly = (sum.value * many * (TIMES[unit] ?? 1)) / 12;
  return said(asset, monthly, many > 1 ? `${many} × ${money(sum.value)}` : "");
}

const isCount = (value: number, typed: string) => value < 10 && new RegExp(`\\bthe ${value}\\b`).test(typed);

function fundOf(typed: string, assets: readonly Asset[]): Asset[] {
  const found = /\bgrand(?:kid|child)\w*\b/.test(typed)
    ? assets.filter(({ name }) => /grand(?:kid|child)/i.test(name))
    : [];
  return found;
}

function said(asset: Asset, monthly: number, sum: string): Verdict {
  const months = asset.value / monthly;
  const message = sentences(
    `${strong(`${decimal(Math.floor(months * 10) / 10)} months`)}, ${decimal(months / 12)} years: ${named(asset.name)} has ${money(asset.value)}, and ${sum === "" ? "" : `${sum} is `}${money(monthly)} a month goes out.`,
    "That is without interest and with nothing added; nothing is changed.",
  );
  return { message, quickReplies: [], debts: [], assets: [asset] };
}

/** Cash that has to pay for what a smaller income does not. */
function onLess({ laid, facts }: Wanted): Verdict | null {
  const { expenses, income, documents } = facts;
  const [sum] = amountsIn(laid);
  if (expenses === null) return null;
  const made = sum ? yearly(sum, laid, income) : 0;
  const short = expenses - made;
  const goals = documents.goals.intermediateGoals.filter(isMoneyGoal).length;
  const cash = liquidAssets(facts.assets).map(({ name, value }) => `${named(name)} ${money(value)}`);
  const message =
    short <= 0
      ? `It does not shrink: ${money(made)} a year still covers the ${money(expenses)} you spend.`
      : sentences(
          `About ${strong(`${decimal(facts.liquid / (short / 12))} months`)}: with ${money(made)} a year you are ${money(short)} short of the ${money(expenses)} you spend, and you have ${money(facts.liquid)} in cash (${listed(cash)}).`,
          goals > 0 && "That leaves nothing for your goals, and counts what the expenses hold only.",
          "Nothing is changed.",
        );
  return { message, quickReplies: ["How can I save more money?"], debts: [], assets: [] };
}

function yearly({ value, to }: Amount, { pieces }: Wanted["laid"], income: number | null): number {
  const period = piecesOf(pieces, "period").find(({ from }) => from >= to && from - to <= 1);
  if (period) return value * period.timesAYear;
  return value < SHORT_BY && (income ?? 0) > 10 * SHORT_BY ? value * SHORT_BY : value;
}
