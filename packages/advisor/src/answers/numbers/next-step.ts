import { addMonths } from "@seven-figures/domain";
import { cashAfterClearing, type NextStep, nextStep } from "../person/next-step.ts";
import type { PersonFacts } from "../person/person-facts.ts";
import type { Asked, Draft } from "../topic.ts";
import { dollars, monthAndYear, monthsOf, rate } from "../words/figures.ts";
import { listed, named, sentences } from "../words/sentences.ts";
import { askedEachMonth } from "../words/target-words.ts";

/** The one thing to do next, and why. */
export function answerNextStep({ facts }: Asked): Draft {
  const step = nextStep(facts);
  return {
    about: step.kind,
    message: nextStepWords(step, facts),
    again: "My answer stays the same: one thing at a time, and this one is still open.",
    deeper:
      "If it feels too large, halve it: the first half done this week is worth more than all of it planned. For the whole picture ask me to *make a plan*.",
    used: { step, cash: step.kind === "clear-debt" ? cashAfterClearing(facts, step.debt) : null },
    quickReplies: ["Make me a plan", "When will I reach my target?", "Suggest some goals"],
  };
}

/** The step as a sentence or two; the plan says it too. */
export function nextStepWords(step: NextStep, facts: PersonFacts): string {
  switch (step.kind) {
    case "tell-cash-flow":
      return `Tell me your ${listed(step.missing)}: with that I can say what is left over each month and what to do with it.`;
    case "close-gap":
      return `**Close the gap**: you spend ${dollars(step.monthlyGap)} a month more than you earn. ${gapWords(step, facts)}`;
    case "draw":
      return `**Draw by a rule**: you take ${dollars(step.monthly)} a month from savings, which they can pay ${step.paidUntil ? `until ${monthAndYear(step.paidUntil)}` : "as far as I can see"}. Hold a year or two of that in cash, and look at it once a year.`;
    case "build-cushion":
      return `**Set a small cushion aside first**: one month of expenses is ${dollars(step.goal)}, and ${dollars(step.gap)} is missing. It keeps the next repair off a card; then come the costly debts.`;
    case "clear-debt":
      return clearDebtWords(step.debt, facts);
    case "build-fund":
      return `**Fill your emergency fund** to ${dollars(step.goal)}, three months of expenses: ${dollars(step.gap)} is missing. Until then, put ${facts.monthlySpare ? `your ${dollars(facts.monthlySpare)} a month` : "what you can"} there.`;
    case "save-more":
      return `**Raise what you save by ${dollars(step.missing)} a month**: your target by ${facts.targetYear} asks for ${askedEachMonth(facts) ?? "more"}, and today's surplus falls short by that much. Half of it is a good first step.`;
    case "invest":
      return `**Put your ${dollars(step.monthly)} a month to work by standing order**: debts and cushion are in order, so what counts now is that all of it is invested, every month.`;
    case "celebrate":
      return `You have reached your target. **Protect it**: check insurance, wills and how much of it could fall at once, then choose what it is for.`;
  }
}

/** How long savings pay for a gap. */
function gapWords({ paidUntil }: Extract<NextStep, { kind: "close-gap" }>, { today }: PersonFacts): string {
  if (!paidUntil) return "Your savings can pay for that as far as I can see; watch that it stays so.";
  return paidUntil > addMonths(today, 1)
    ? `Your savings pay for it until ${monthAndYear(paidUntil)}; every other step waits for this one.`
    : "Until that is zero, every other step is paid with debt.";
}

function clearDebtWords(debt: Extract<NextStep, { kind: "clear-debt" }>["debt"], facts: PersonFacts): string {
  const cash = cashAfterClearing(facts, debt);
  return sentences(
    debt.interestRate === null
      ? `**Clear ${named(debt.name)}** (${dollars(debt.balance)}): cards usually cost more than anything else earns. Tell me its rate to be sure.`
      : `**Clear ${named(debt.name)}**: ${dollars(debt.balance)} at ${rate(debt.interestRate)} costs more than any investment can be expected to bring.`,
    cash
      ? `Your savings could pay it today and still cover ${monthsOf(cash.months)} of expenses.`
      : facts.monthlySpare !== null &&
          facts.monthlySpare > 0 &&
          `Put your surplus of ${dollars(facts.monthlySpare)} a month there until it is gone.`,
  );
}
