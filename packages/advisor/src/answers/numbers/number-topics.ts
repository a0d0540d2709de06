import type { PersonFacts } from "../person/person-facts.ts";
import type { Asked, Draft, Topic } from "../topic.ts";
import { answerAboutMe } from "./about-me.ts";
import { answerAffordability } from "./affordability.ts";
import { ASKED_OUTRIGHT } from "./asked-outright.ts";
import { answerAssetMix } from "./asset-mix.ts";
import { answerBudget } from "./budget.ts";
import { answerCashFlow } from "./cash-flow.ts";
import { answerClearFromCash, evidenceOfClearing } from "./clear-from-cash.ts";
import {
  answerComparison,
  answerNetWorthWithout,
  asksOfPair,
  evidenceOfPair,
  evidenceOfWithout,
} from "./compare-entries.ts";
import { answerDebtBurden } from "./debt-burden.ts";
import { answerDebtCost } from "./debt-cost.ts";
import {
  answerAssets,
  answerDebts,
  answerGoalCount,
  answerHighestRate,
  answerLargestAsset,
  answerLargestDebt,
  answerSmallestAsset,
  answerSmallestDebt,
} from "./entries.ts";
import { answerExpenseCover } from "./expense-cover.ts";
import { answerFutureNetWorth } from "./future-net-worth.ts";
import { answerFutureValue } from "./future-value.ts";
import { answerGoalSums } from "./goal-sums.ts";
import { answerGoalFeasibility, answerMilestone, answerTasks, asksMonthlyOfGoal } from "./goals.ts";
import { answerIncome } from "./income.ts";
import { answerJobLoss } from "./job-loss.ts";
import { answerHomeEquity, answerKindTotal, evidenceOfKind, ownKind } from "./kind-total.ts";
import { answerLevers } from "./levers.ts";
import { answerLikelihood } from "./likelihood.ts";
import { answerNetWorth } from "./net-worth.ts";
import { answerNextStep } from "./next-step.ts";
import { answerOnTrack } from "./on-track.ts";
import { OUTLOOK_PHRASINGS } from "./outlook-phrasings.ts";
import { answerOverview } from "./overview.ts";
import { answerPayOrInvest } from "./pay-or-invest.ts";
import { answerPaymentPlan } from "./payment-plan.ts";
import { answerDebtFree, answerPayoffOrder } from "./payoff-order.ts";
import { answerReachAmount } from "./reach-amount.ts";
import { answerRequiredSaving } from "./required-saving.ts";
import { answerSaveMore } from "./save-more.ts";
import { answerSavingsRate } from "./savings-rate.ts";
import { answerSingleEntry, asksOfEntry, evidenceOfEntry, namedEntry } from "./single-entry.ts";
import { SPOKEN_OF } from "./spoken-of.ts";
import { answerStartInvesting } from "./start-investing.ts";
import { STATE_PHRASINGS } from "./state-phrasings.ts";
import { answerTarget } from "./target.ts";
import { answerTargetDistance } from "./target-distance.ts";
import { answerTargetInTodaysDollars } from "./target-in-todays-dollars.ts";
import { answerTimeToTarget } from "./time-to-target.ts";
import { answerWhatIf } from "./what-if.ts";
import { answerWithdrawal } from "./withdrawal.ts";
import { worthAsked } from "./worth-asked.ts";

const PHRASINGS = { ...STATE_PHRASINGS, ...OUTLOOK_PHRASINGS };
type NumberTopicId = keyof typeof PHRASINGS;

/** What answers each question about one's own numbers. */
const ANSWERS: Record<NumberTopicId, (asked: Asked) => Draft | null> = {
  overview: answerOverview,
  "net-worth": answerNetWorth,
  "target-distance": answerTargetDistance,
  "cash-flow": answerCashFlow,
  "savings-rate": answerSavingsRate,
  "list-debts": answerDebts,
  "list-assets": answerAssets,
  "count-goals": answerGoalCount,
  "goal-sums": answerGoalSums,
  "largest-debt": answerLargestDebt,
  "smallest-debt": answerSmallestDebt,
  "highest-rate": answerHighestRate,
  "largest-asset": answerLargestAsset,
  "smallest-asset": answerSmallestAsset,
  "clear-from-cash": answerClearFromCash,
  "single-entry": answerSingleEntry,
  "expense-cover": answerExpenseCover,
  "job-loss": answerJobLoss,
  "debt-cost": answerDebtCost,
  "payoff-order": answerPayoffOrder,
  "debt-free": answerDebtFree,
  "payment-plan": answerPaymentPlan,
  "time-to-target": answerTimeToTarget,
  "required-saving": answerRequiredSaving,
  "on-track": answerOnTrack,
  likelihood: answerLikelihood,
  budget: answerBudget,
  "save-more": answerSaveMore,
  "start-investing": answerStartInvesting,
  affordability: answerAffordability,
  "what-if": answerWhatIf,
  "reach-amount": answerReachAmount,
  "future-net-worth": answerFutureNetWorth,
  "future-value": answerFutureValue,
  "goal-feasibility": answerGoalFeasibility,
  milestone: answerMilestone,
  tasks: answerTasks,
  levers: answerLevers,
  "next-step": answerNextStep,
  income: answerIncome,
  target: answerTarget,
  "debt-burden": answerDebtBurden,
  "kind-total": answerKindTotal,
  "home-equity": answerHomeEquity,
  "compare-entries": answerComparison,
  "net-worth-without": answerNetWorthWithout,
  "about-me": answerAboutMe,
  "asset-mix": answerAssetMix,
  "pay-or-invest": answerPayOrInvest,
  "target-in-todays-dollars": answerTargetInTodaysDollars,
  withdrawal: answerWithdrawal,
};

/** Topics that depend on what is named in the question. */
const EVIDENCE: Partial<Record<NumberTopicId, Topic["evidence"]>> = {
  "single-entry": evidenceOfEntry,
  "kind-total": evidenceOfKind,
  "compare-entries": evidenceOfPair,
  "clear-from-cash": evidenceOfClearing,
  affordability: (text) => (/\bafford\b/i.test(text) && /\d/.test(text) ? 4 : 0),
  "net-worth-without": evidenceOfWithout,
};

/** What is named in a question, or else the first thing that it speaks of. */
function speaksOf(id: NumberTopicId, question: string, text: string, facts: PersonFacts): boolean {
  if (namedEntry(text, facts)) return id === "single-entry";
  if (ownKind(text, facts)) return id === "kind-total";
  return Object.entries(SPOKEN_OF).find(([, words]) => words.test(question))?.[0] === id;
}

export const NUMBER_TOPICS: readonly Topic[] = Object.entries(ANSWERS).map(([id, answer]) => ({
  id,
  subject: (question, text, facts) => speaksOf(id as NumberTopicId, question, text, facts),
  phrasings: PHRASINGS[id as NumberTopicId],
  answer,
  evidence: EVIDENCE[id as NumberTopicId],
  outright: (question, text, facts) =>
    (ASKED_OUTRIGHT[id] ?? []).some((way) => way.test(question)) ||
    (id === "single-entry" && asksOfEntry(question, text, facts)) ||
    (id === "time-to-target" && worthAsked(text) === facts.target) ||
    (id === "reach-amount" && ![null, facts.target].includes(worthAsked(text))) ||
    (id === "goal-feasibility" && asksMonthlyOfGoal(question, text, facts)) ||
    (id === "compare-entries" && asksOfPair(question, text, facts)),
}));
