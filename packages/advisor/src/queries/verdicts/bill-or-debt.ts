import { sumDollars, yearlyInterest } from "@seven-figures/domain";
import { rate } from "../../answers/words/figures.ts";
import { listed, named, sentences } from "../../answers/words/sentences.ts";
import { anyOf } from "../../language/any-of.ts";
import { money, strong } from "../shown.ts";
import { TELLS, type Verdict, type Wanted } from "./verdict.ts";

const RENT = /\b(?:landlord|landlady|rent)\b/;
const BILL = anyOf(
  "(?:electric(?:ity)?|power|gas|water|heat(?:ing)?|utility|light|phone|hydro|insurance) bills?, electric(?:ity)?, power, gas, water, heat, heating, lights?, phone, insurance, council tax, childcare, daycare, utilities, groceries, food",
  "",
);
const EITHER = /\b(?:or|vs|versus|which)\b/;
const OTHER =
  /\b(?:when|how (?:long|much|many)|bigger|more|less|rented|renting out|loan or|buy|invest\w*|save|savings|cheaper)\b/;
const UNSECURED: ReadonlySet<string> = new Set(["credit-card", "personal-loan", "student-loan", "other"]);
const MONTHS = 12;

/** "Landlord or credit card": what keeps the home comes before a card; null where that is not asked. */
export function billOrDebt({ typed, debts }: Wanted): Verdict | null {
  const [bill] = RENT.exec(typed) ?? BILL.exec(typed) ?? [];
  if (!bill || !EITHER.test(typed) || TELLS.test(typed) || OTHER.test(typed)) return null;
  if (debts.length === 0 || !debts.every(({ type }) => UNSECURED.has(type))) return null;
  const names = listed(debts.map(({ name }) => named(name)));
  const rates = listed(debts.flatMap(({ interestRate }) => (interestRate === null ? [] : [rate(interestRate)])));
  const isOne = debts.length === 1;
  const interest = sumDollars(debts.map((debt) => yearlyInterest(debt) ?? 0));
  const monthly = interest > 0 ? `, about ${money(interest / MONTHS)} of interest a month` : "";
  const isRent = RENT.test(typed);
  const what = isRent ? (/land/.test(bill) ? "The landlord" : "The rent") : capital(bill);
  const message = sentences(
    `${strong(`${what} first`)}: ${isRent ? "a lost home costs more than anything else here" : "what keeps the home running comes before a card"}. ${names} ${isOne ? "costs" : "cost"} ${rates || "interest"}${monthly}, and a late fee if it waits; pay at least the minimum, or call them before it is due and ask for a hardship plan.`,
    isRent &&
      `If the question is how to pay it: ask for a few days before you put rent on ${names}; that often costs a fee of its own on top.`,
  );
  return { message, quickReplies: ["Which debt should I pay first?"], debts, assets: [] };
}

function capital(words: string): string {
  return words.replace(/^(?:the |my )?/, "The ");
}
