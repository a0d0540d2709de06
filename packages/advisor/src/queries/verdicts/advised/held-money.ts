import { type Debt, HIGH_INTEREST_RATE, yearlyInterest } from "@seven-figures/domain";
import { rate } from "../../../answers/words/figures.ts";
import { paragraphs, sentences } from "../../../answers/words/sentences.ts";
import { money, strong } from "../../shown.ts";
import type { Wanted } from "../verdict.ts";
import { costliest, debtAt } from "./own-means.ts";
import { percentsIn, type Subject } from "./subject.ts";

const WEAK =
  /\b(?:naira|pesos?|lira|cedis?|bolivar\w*|rupees?|shillings?|rand|kwacha|birr|pounds? egypt\w*|hryvnia|rubles?)\b/;

/** Money in another currency: what is needed there soon stays, the rest goes where one's life is counted. */
function otherCurrency({ typed }: Wanted): string {
  const isWeak = WEAK.test(typed);
  const isStock = /\b(?:stock|goods|supplier|market|shop|inventory|invoices?)\b/.test(typed);
  return paragraphs(
    sentences(
      `${strong("Split it by when you need it")}: what ${isStock ? "the next buying of stock and " : ""}the bills of the coming weeks ask for in that money stays in it, the rest goes into the one that you count in.`,
      isWeak
        ? "Prices there rise faster than any account pays, so what lies idle for months loses; goods that sell soon keep their worth as well, goods that lie do not."
        : "Which way it will move nobody knows, so do it in two or three parts where it is much, and for a reason rather than a forecast.",
    ),
    "Compare the rate you are offered with the one the market quotes that day: the gap is the real fee. Use a bank or a licensed changer only.",
    "I count in dollars: tell me what it makes in dollars and where it lies, and I can note it. Nothing is noted yet.",
  );
}

/** "The LOC at 9.2%": the debt that has the rate which is said. */
function atSaidRate({ typed, facts }: Wanted): Debt | undefined {
  const said = percentsIn(typed);
  return facts.debts.find(({ interestRate }) => interestRate !== null && said.includes(interestRate));
}

/** A dividend or a salary out of one's own company, and a debt that it could clear. */
function ownCompany(wanted: Wanted): string {
  const { typed, facts } = wanted;
  const debt = /\b(?:loc|heloc|loan|line|credit|card|visa|debt|mortgage|kill|clear)\b/.test(typed)
    ? (wanted.debts[0] ?? atSaidRate(wanted) ?? costliest(wanted))
    : null;
  const isCanada = facts.country === "CA" || /\b(?:rrsp|tfsa|cpp|cra)\b/.test(typed);
  const yearly = debt ? (yearlyInterest(debt) ?? 0) : 0;
  const isCostly = debt !== null && (debt.interestRate ?? 0) >= HIGH_INTEREST_RATE;
  return paragraphs(
    debt
      ? `${strong(isCostly ? "Clear the debt first" : "No hurry with the debt")}: ${debtAt(debt)} costs about ${strong(`${money(Math.round(yearly))} a year`)} for certain on the ${money(debt.balance)} you owe, and its interest is paid out of taxed money. The dividend is taxed once either way, now or later.`
      : `${strong("A mix is usual")}: salary up to what it buys you, dividends above that.`,
    isCanada
      ? "A dividend makes no RRSP room; only salary does, and it pays into CPP. So with no salary there is only the room that you carried over: look it up before you contribute. A salary makes 18% of itself in room for the next year, and the company deducts it."
      : "A salary is deducted by the company and counts for a pension and for borrowing; it carries payroll taxes. A dividend carries none, comes out of profit that was taxed already, and makes no room for retirement saving.",
    "Take no more out than the company can spare after its own tax, and ask your accountant what the dividend costs in your bracket: the debt wins where that is less than a few years of its interest. Nothing is changed.",
  );
}

/** Much at one broker or bank: it is what is held that matters. */
function atOnePlace({ facts, assets }: Wanted): string {
  const held = assets.reduce((total, { value }) => total + value, 0);
  const share = facts.totalAssets > 0 ? rate(Math.round((held / facts.totalAssets) * 1000) / 10) : null;
  const cash = assets.filter(({ type }) => type === "savings").reduce((total, { value }) => total + value, 0);
  return paragraphs(
    sentences(
      `${strong("One broker is no worry by itself")}: funds and shares are yours and kept apart from the firm's own money, and brokers are insured besides.`,
      held > 0 && share !== null && `It is ${money(held)} there, ${share} of everything you own.`,
    ),
    "What counts is what they hold: a fund of the whole market is spread over thousands of companies; one company's shares, your employer's above all, one coin or one building is a risk from about a tenth of what you own on.",
    cash > 0
      ? `Cash at a bank is insured up to a limit for each person: look whether ${money(cash)} is below it. A second login elsewhere with a month of expenses helps if one is ever locked.`
      : "A second account elsewhere with a month of expenses helps if a login is ever locked.",
  );
}

export const HELD_MONEY: readonly Subject[] = [
  {
    id: "other-currency",
    about: [
      /\b(?:chang\w+|convert\w*|exchang\w*|hold|keep|leave|swap|switch|mov\w+|put|buy)\b/,
      /\b(?:naira|pesos?|rupees?|rand|cedis?|shillings?|lira|rubles?|yen|yuan|euros?|pounds|francs|zloty|kroner|dirhams?)\b/,
      /\b(?:dollars?|usd|dom|currency|sterling|pounds|home money)\b/,
    ],
    unless: /\b(?:how much is|what is \d|rate (?:today|now)|in dollars is)\b/,
    say: otherCurrency,
    next: ["What should I do next?"],
  },
  {
    id: "own-company",
    about: [
      /\bdividends?\b|\bsalary (?:or|vs|versus)\b|\bpay myself\b|\bout of (?:the|my) (?:corp\w*|company|business|ltd|llc)\b/,
      /\b(?:salary|corp\w*|company|business|ltd|myself|incorporated|llc|s-?corp|draw)\b/,
    ],
    unless: /\b(?:stocks?|etfs?|reinvest\w*|yield|drip)\b/,
    say: ownCompany,
    next: ["Which debt should I pay first?"],
  },
  {
    id: "at-one-place",
    about: [
      /\bconcentrat\w+|\ball (?:my |our |the )?eggs\b|\b(?:at|in|with) (?:one|a single|the same) (?:broker\w*|bank|place|app)\b/,
      /\b(?:concern|risk\w*|problem|ok|okay|worr\w+|safe|bad|dangerous|mistake|should|too)\b/,
    ],
    say: atOnePlace,
    next: ["How are my assets spread?"],
  },
];
