import { averageRate, type Debt, debtBurden, formatPercent } from "@seven-figures/domain";
import type { PersonFacts } from "../person/person-facts.ts";
import type { Asked, Draft } from "../topic.ts";
import { counted, dollars, rate } from "../words/figures.ts";
import { bullets, named, paragraphs } from "../words/sentences.ts";
import { askFor } from "./missing.ts";

const NEXT = ["What's my net worth?", "Which debt should I pay first?", "What should I do next?"];

/** What is owed in all, and to whom. */
export function answerDebts({ facts }: Asked): Draft {
  const none = withoutDebts(facts);
  if (none) return none;
  const { debts, totalDebts, interestPerYear } = facts;
  const burden = debtBurden(facts.documents.financials);
  return {
    message: paragraphs(
      `You owe **${dollars(totalDebts)}** in all, on ${counted(debts.length, "debt")}:`,
      bullets(debts.map(debtLine)),
      interestPerYear > 0 && `At these rates that costs about ${dollars(interestPerYear)} of interest a year.`,
    ),
    again: `Still ${counted(debts.length, "debt")}, ${dollars(totalDebts)} together.`,
    deeper:
      facts.totalAssets > 0
        ? `Set against what you own, debts are ${formatPercent(burden.ofAssets ?? 0)} of your assets.`
        : "Which to pay first decides what they cost you; ask me for the order.",
    used: burden,
    quickReplies: ["Which debt should I pay first?", "What do my debts cost me a year?", "When will I be debt-free?"],
  };
}

/** What is owned in all, and in what. */
export function answerAssets({ facts }: Asked): Draft {
  const { assets, totalAssets } = facts;
  if (assets.length === 0) return noAssets(facts);
  return {
    message: paragraphs(
      `You have ${counted(assets.length, "asset")} worth **${dollars(totalAssets)}** together:`,
      bullets(assets.map((asset) => `${named(asset.name)}: ${dollars(asset.value)}`)),
    ),
    again: `${dollars(totalAssets)} in ${counted(assets.length, "asset")}, as before.`,
    deeper: `${dollars(facts.liquid)} of it is cash that you could use within days.`,
    quickReplies: ["What's my net worth?", "How are my assets spread?", "How many months of expenses are covered?"],
  };
}

export function answerLargestDebt({ facts }: Asked): Draft | null {
  const none = withoutDebts(facts);
  const [largest, second] = facts.debts.toSorted((a, b) => b.balance - a.balance);
  if (none) return none;
  if (!largest) return null;
  return {
    message: `Your largest debt is **${named(largest.name)}** with ${dollars(largest.balance)}${atRate(largest)}.${second ? ` Next comes ${named(second.name)} with ${dollars(second.balance)}.` : ""}`,
    again: `${named(largest.name)}, at ${dollars(largest.balance)}.`,
    deeper: "Largest isn't the same as most expensive: the rate decides which one should go first.",
    quickReplies: ["Which debt has the highest rate?", "Which debt should I pay first?", "When will I be debt-free?"],
  };
}

export function answerSmallestDebt({ facts }: Asked): Draft | null {
  const none = withoutDebts(facts);
  const smallest = facts.debts.toSorted((a, b) => a.balance - b.balance)[0];
  if (none) return none;
  if (!smallest) return null;
  return {
    message: `Your smallest debt is **${named(smallest.name)}** with ${dollars(smallest.balance)}${atRate(smallest)}.`,
    again: `${named(smallest.name)}, at ${dollars(smallest.balance)}.`,
    deeper:
      "Clearing the smallest first is the snowball method: quick to show success, though the highest rate first costs less.",
    quickReplies: ["Which debt should I pay first?", "When will I be debt-free?"],
  };
}

const WANTS_LOWEST = /\b(?:lowest|smallest|cheapest|least)\b/i;

/** The debt with the highest rate, or the lowest where that is asked for, and all rates in order. */
export function answerHighestRate({ facts, text }: Asked): Draft {
  const none = withoutDebts(facts);
  const rated = facts.debts
    .filter(({ interestRate }) => interestRate !== null)
    .toSorted((a, b) => (b.interestRate ?? 0) - (a.interestRate ?? 0));
  const isLowest = WANTS_LOWEST.test(text);
  const top = rated.at(isLowest ? -1 : 0);
  const average = averageRate(facts.debts);
  if (none) return none;
  if (!top || top.interestRate === null) {
    return {
      message:
        "None of your debts has a rate entered yet. It stands on each statement, usually as APR; tell me and I'll compare them.",
      again: "The rates are still missing.",
      deeper: "The rate is what decides in which order paying off saves the most.",
      quickReplies: ["How much do I owe?", "What is APR?"],
    };
  }
  return {
    message: `**${named(top.name)}** has the ${isLowest ? "lowest" : "highest"} rate: ${rate(top.interestRate)} on ${dollars(top.balance)}.${rated.length > 1 ? ` In order: ${rated.map((debt) => `${named(debt.name)} ${rate(debt.interestRate ?? 0)}`).join(", ")}.${average === null ? "" : ` On average, by balance: ${rate(average)}.`}` : ""}`,
    used: { average },
    again: `${named(top.name)}, at ${rate(top.interestRate)}.`,
    deeper: isLowest
      ? "It can wait: extra money goes further on a debt with a higher rate."
      : "Every extra dollar goes furthest there: what it saves is that rate, for certain, which no investment promises.",
    quickReplies: ["Which debt should I pay first?", "What do my debts cost me a year?"],
  };
}

export function answerLargestAsset({ facts }: Asked): Draft {
  const [largest, second] = facts.assets.toSorted((a, b) => b.value - a.value);
  if (!largest) return noAssets(facts);
  const share = facts.totalAssets > 0 ? (largest.value / facts.totalAssets) * 100 : 0;
  return {
    message: `Your largest asset is **${named(largest.name)}** at ${dollars(largest.value)}, ${formatPercent(share)} of all that you own.${second ? ` Next is ${named(second.name)} at ${dollars(second.value)}.` : ""}`,
    again: `${named(largest.name)}, worth ${dollars(largest.value)}.`,
    deeper: "The more of your wealth sits in one place, the more one piece of bad luck can take with it.",
    used: { share },
    quickReplies: ["How are my assets spread?", "What is diversification?"],
  };
}

export function answerSmallestAsset({ facts }: Asked): Draft {
  const [smallest, second] = facts.assets.toSorted((a, b) => a.value - b.value);
  if (!smallest) return noAssets(facts);
  return {
    message: `Your smallest asset is **${named(smallest.name)}** at ${dollars(smallest.value)}.${second ? ` Next is ${named(second.name)} at ${dollars(second.value)}.` : ""}`,
    again: `${named(smallest.name)}, worth ${dollars(smallest.value)}.`,
    deeper: "Many small accounts are easily lost sight of; two or three that you watch do as well.",
    quickReplies: ["What's my biggest asset?", "How are my assets spread?"],
  };
}

export function debtLine(debt: Debt): string {
  return `${named(debt.name)}: ${dollars(debt.balance)}${atRate(debt)}`;
}

function atRate({ interestRate }: Debt): string {
  return interestRate === null ? "" : ` at ${rate(interestRate)}`;
}

export function withoutDebts(facts: PersonFacts): Draft | null {
  if (facts.debts.length > 0) return null;
  const missing = askFor(facts, ["debts"], "look at your debts");
  return (
    missing ?? {
      message: "You have no debts. What you save goes to your future in full.",
      again: "Still none: you owe nothing.",
      deeper: "Keep it that way by saving ahead for what cards are otherwise used for: repairs, travel, presents.",
      quickReplies: NEXT.slice(2),
    }
  );
}

function noAssets(facts: PersonFacts): Draft {
  return {
    message: facts.assetsKnown
      ? "You told me that you have no assets yet. The first is usually a small cushion of savings."
      : "You haven't told me about anything you own yet. Savings, a pension, shares, a home: name them with their value and I'll keep them.",
    again: "There is still nothing on that list.",
    deeper: "Even the balance of a checking account counts; it makes all my other figures better.",
    quickReplies: ["How do I start saving?", "What can you do?"],
  };
}

/** How many entries or goals there are. */
export function answerGoalCount({ facts }: Asked): Draft {
  const { goals } = facts;
  const done = goals.filter(({ status }) => status === "Completed").length;
  if (goals.length === 0) {
    return {
      message:
        "You have no goals yet, beside the big one. I can suggest some that fit your numbers: ask me to *suggest goals*.",
      again: "No goals yet.",
      deeper: "Tell me what you want in a sentence, with an amount and a date, and it becomes a goal.",
      quickReplies: ["Suggest some goals", "What should I do next?"],
    };
  }
  return {
    message: paragraphs(
      `You have **${counted(goals.length, "goal")}**${done > 0 ? `, ${done} of them completed` : ""}:`,
      bullets(goals.slice(0, 8).map(({ title, status }) => `${named(title)} (${status.toLowerCase()})`)),
    ),
    again: `${counted(goals.length, "goal")}, as before.`,
    deeper: "A goal with a date and two or three steps gets done far more often than one without.",
    quickReplies: ["What tasks are due?", "Suggest some goals", "What should I do next?"],
    used: { goals: goals.length, done },
  };
}
