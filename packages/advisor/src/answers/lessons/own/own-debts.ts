import {
  type DebtType,
  growthKindOf,
  homeEquity,
  homePriceFor,
  spareCash,
  sumDollars,
  yearlyInterest,
} from "@seven-figures/domain";
import { costlyDebts } from "../../person/debt-outlook.ts";
import { dollars, rate } from "../../words/figures.ts";
import { listed, named } from "../../words/sentences.ts";
import { type Own, TELL_DEBTS } from "./own.ts";

const CAR_LOANS = ofDebts(
  "car-loan",
  "on car loans",
  "Tell me what you owe on a car, or what yours is worth, and I count it in.",
);

/** What is owed, the home and the car. */
export const OWN_DEBTS = {
  costlyDebt: {
    missing: TELL_DEBTS,
    tell: (facts) => {
      const [first] = costlyDebts(facts);
      if (!first) return facts.debtsKnown ? { words: "you have no debt on record with a high rate." } : null;
      const cost = yearlyInterest(first);
      const at = first.interestRate === null ? "" : ` at ${rate(first.interestRate)}`;
      return {
        words: `your costliest debt is ${named(first.name)}, ${dollars(first.balance)}${at}${cost ? `: about ${dollars(cost)} of interest a year` : ""}.`,
        used: cost,
      };
    },
  },
  debts: {
    missing: TELL_DEBTS,
    tell: ({ debts, totalDebts, debtsKnown, interestPerYear }) => {
      if (!debtsKnown) return null;
      if (debts.length === 0) return { words: "you have no debts on record." };
      const cost = interestPerYear > 0 ? `, at about ${dollars(interestPerYear)} of interest a year` : "";
      return { words: `you owe ${dollars(totalDebts)} in all${cost}.` };
    },
  },
  cards: ofDebts("credit-card", "on cards", "You have told me of no card balance; tell me of one and I count it in."),
  studentLoans: ofDebts(
    "student-loan",
    "on student loans",
    "Tell me what you owe on student loans, and at which rate.",
    "no student loan",
  ),
  car: {
    missing: CAR_LOANS.missing,
    tell: (facts) => {
      const cars = facts.assets.filter((asset) => growthKindOf(asset) === "vehicle");
      const owed = CAR_LOANS.tell(facts);
      if (cars.length === 0) return owed;
      const sum = sumDollars(cars.map(({ value }) => value));
      const has = `you have ${listed(cars.map(({ name }) => named(name)))}, ${dollars(sum)}`;
      const used = [sum, owed?.used];
      return { words: owed ? `${has}, and ${owed.words}` : `${has}, and no car loan on record.`, used };
    },
  },
  mortgage: ofDebts(
    "mortgage",
    "on your mortgage",
    "Tell me what you owe on your home, and at which rate.",
    "no mortgage",
  ),
  equity: {
    missing: "Tell me what your home is worth and what you owe on it, and I can say how much of it is yours.",
    tell: ({ documents: { financials } }) => {
      const equity = homeEquity(financials);
      return equity === null
        ? null
        : { words: `your home is worth ${dollars(equity)} beyond what you owe on it.`, used: equity };
    },
  },
  deposit: {
    missing: "Tell me what you have in cash and what you spend in a month, and I can say what deposit it makes.",
    tell: (facts) => {
      const { liquid, emergencyFund: fund } = facts;
      if (!fund) return null;
      const costly = costlyDebts(facts);
      const spare = spareCash(liquid, sumDollars([fund.low, ...costly.map(({ balance }) => balance)]));
      const first = listed(["a cushion of three months", ...costly.map(({ name }) => `paying off ${named(name)}`)]);
      if (spare <= 0) return { words: `your cash is still needed for ${first}; nothing of it is spare for a deposit.` };
      const price = homePriceFor(spare);
      return {
        words: `after ${first} you have ${dollars(spare)} left: at most a fifth of a home of ${dollars(price)}, and less once the costs of buying are paid from it.`,
        used: { spare, price },
      };
    },
  },
} as const satisfies Record<string, Own>;

/** @param none What somebody without one is told to have, who has told of their debts. */
function ofDebts(type: DebtType, where: string, missing: string, none?: string): Own {
  return {
    missing,
    tell: ({ debts, debtsKnown }) => {
      const own = debts.filter((debt) => debt.type === type);
      if (own.length === 0)
        return none && debtsKnown ? { words: `you have told me of ${none}; tell me of one and I count it in.` } : null;
      const sum = sumDollars(own.map(({ balance }) => balance));
      const each = own.map(({ name, interestRate }) =>
        interestRate === null ? named(name) : `${named(name)} at ${rate(interestRate)}`,
      );
      return { words: `you owe ${dollars(sum)} ${where} (${listed(each)}).`, used: sum };
    },
  };
}
