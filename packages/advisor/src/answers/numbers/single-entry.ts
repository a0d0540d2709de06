import {
  type Asset,
  type Debt,
  type Goal,
  goalProgress,
  isMoneyGoal,
  missingOf,
  yearlyInterest,
} from "@seven-figures/domain";
import { remembered, rememberedLast } from "../../language/remembered.ts";
import { stem, wordsOf } from "../match/normalise.ts";
import type { PersonFacts } from "../person/person-facts.ts";
import type { Asked, Draft } from "../topic.ts";
import { dollars, fullDate, rate } from "../words/figures.ts";
import { named, sentences } from "../words/sentences.ts";

type Entry = { kind: "asset"; asset: Asset } | { kind: "debt"; debt: Debt } | { kind: "goal"; goal: Goal };

/** Words of names that don't tell one entry from another. */
const WEAK = new Set(
  "my our mine we us i me your the a an of for to and in on account accounts loan debt card credit fund savings saving goal money pay off get learn big net worth all and or with at from new old user ignore reach hit target million delete remove debts assets everything"
    .split(" ")
    .map(stem),
);

/** Tells what is kept under a name that occurs in the question; null where none does, or several do as well. */
export function answerSingleEntry({ text, facts }: Asked): Draft | null {
  const entry = namedEntry(text, facts);
  if (!entry) return null;
  const owed = entry.kind === "asset" && OWED_ON_IT.test(text) ? debtOn(entry.asset, facts) : null;
  if (owed) return aboutDebt(owed);
  if (entry.kind === "asset") return aboutAsset(entry.asset, facts);
  return entry.kind === "debt" ? aboutDebt(entry.debt) : aboutGoal(entry.goal);
}

const OWED_ON_IT = /\b(?:owe|owed|owing|left to pay|still to pay|pay off|paid off)\b/i;

/** The one loan that a home was bought with: "what have I got left to pay on the house". */
function debtOn({ type }: Asset, { debts }: PersonFacts): Debt | null {
  const loans = debts.filter((debt) => type === "real-estate" && debt.type === "mortgage");
  return loans.length === 1 ? (loans[0] ?? null) : null;
}

/** A name that occurs in a question speaks for what is kept under it. */
export function evidenceOfEntry(text: string, facts: PersonFacts): number {
  const entry = namedEntry(text, facts);
  if (!entry) return 0;
  return entry.kind === "goal" && WANTS_GOAL.test(text) ? 3 : 2;
}

const NOTHING_MORE = new Set(
  "my the a an of on in at for is are what how much about and so now balance value worth amount total account accounts left owed owe still goal fund card loan debt current i do have got get to it status progress number figure stand stands there how doing looking going coming along"
    .split(" ")
    .map(stem),
);
const OF_RATE =
  /^(?!.*\b(?:if|should|refinanc\w+|good|bad|high|normal|better|best|all|debts|average|highest|lowest|compare|explain)\b).*\b(?:interest rate|rate|percent|charging|charge|charges)\b|^how (?:high|much|big) is (?:the |my )?interest\b(?!.*\b(?:year|month|cost|pay)\b)/;
const OF_DATE =
  /^(?:when|by when|what date|what day|what month|what year|when is|until when)\b(?!.*\b(?:can|could|will|if|pay|save)\b)|\b(?:due|deadline|due date|target date)\b/;
const SAVED_FOR =
  /^(?!.*\b(?:month|week|monthly|if)\b).*\b(?:saved|put aside|put away|set aside|there|got|have)\b.*\b(?:for|towards?|in|on)\b/;
const OF_SHARE =
  /^(?!.*\b(?:if|month|week|paycheck|monthly)\b)(?:what|how) (?:much|percent|percentage|share|part|fraction|far|close|full|complete|done|near)\b/;

/** "Ally?", "visa balance", "what APR is my Visa", "what percent of the Hawaii trip is there": asked of one thing by name. */
export function asksOfEntry(question: string, text: string, facts: PersonFacts): boolean {
  const entry = namedEntry(text, facts);
  if (!entry) return false;
  if (entry.kind === "debt" && OF_RATE.test(question)) return true;
  if (entry.kind === "goal" && [OF_SHARE, OF_DATE, SAVED_FOR].some((way) => way.test(question))) return true;
  const name = entry.kind === "asset" ? entry.asset.name : entry.kind === "debt" ? entry.debt.name : entry.goal.title;
  const ofName = new Set(wordsOf(name).map(stem));
  return question
    .split(" ")
    .map(stem)
    .every((word) => ofName.has(word) || NOTHING_MORE.has(word));
}

/** The one asset, debt or goal whose name fits the text best. */
export function namedEntry(text: string, facts: PersonFacts): Entry | null {
  const [best, second] = scoredEntries(text, facts);
  if (!best || (second && second.score === best.score)) return null;
  return best.entry;
}

/** All assets, debts and goals that a text names, best first. */
export function namedEntries(text: string, facts: PersonFacts): Entry[] {
  return scoredEntries(text, facts).map(({ entry }) => entry);
}

const WANTS_GOAL = /\bgoals?\b|\bfund\b|\bsav(e|ed|ing) (up )?(for|towards?)\b/i;

/** Each of the topics of figures asks what a question names. */
const scoredEntries = rememberedLast(1, scoredAnew);

function scoredAnew(text: string, facts: PersonFacts): readonly { entry: Entry; score: number }[] {
  const words = new Set(wordsOf(text).map(stem));
  const [goalFactor, otherFactor] = WANTS_GOAL.test(text) ? [2, 0.5] : [1, 1];
  const scored = (entry: Entry, name: string, factor: number) => ({ entry, score: nameFit(name, words) * factor });
  return [
    ...facts.assets.map((asset) => scored({ kind: "asset", asset }, asset.name, otherFactor)),
    ...facts.debts.map((debt) => scored({ kind: "debt", debt }, debt.name, otherFactor)),
    ...facts.goals.map((goal) => scored({ kind: "goal", goal }, goal.title, goalFactor)),
  ]
    .filter(({ score }) => score >= 0.5)
    .toSorted((a, b) => b.score - a.score);
}

/** Words that are names of things and of plans alike. */
const COMMON = new Set(["house", "home", "car"].map(stem));

const partsOf = remembered((name: string) => [...new Set(wordsOf(name).map(stem))].slice(0, 12));

/** Telling words count 1, common ones half, weak ones a little; a name that is found as a whole counts more. */
function nameFit(name: string, words: ReadonlySet<string>): number {
  const parts = partsOf(name);
  const found = parts.filter((part) => words.has(part));
  const whole = found.length === parts.length && parts.length > 0 ? 1 : 0;
  const telling = found.reduce((sum, part) => sum + tellingOf(part), 0) + whole;
  return telling > 0 ? telling + found.filter((part) => WEAK.has(part)).length * 0.25 : 0;
}

function tellingOf(part: string): number {
  if (WEAK.has(part)) return 0;
  return COMMON.has(part) ? 0.5 : 1;
}

export function aboutAsset(asset: Asset, facts: PersonFacts): Draft {
  return {
    about: asset.id,
    message: `**${named(asset.name)}** stands at **${dollars(asset.value)}** in your data.`,
    again: `${dollars(asset.value)}, as far as I know.`,
    deeper: `Your assets come to ${dollars(facts.totalAssets)} together. If the balance has moved, tell me the new one and I'll change it.`,
    quickReplies: ["What's my net worth?", "How are my assets spread?"],
  };
}

export function aboutDebt(debt: Debt): Draft {
  const cost = yearlyInterest(debt);
  const at = debt.interestRate === null ? "; its rate isn't entered" : ` at ${rate(debt.interestRate)}`;
  return {
    about: debt.id,
    message: sentences(
      `**${named(debt.name)}** stands at **${dollars(debt.balance)}**${at}.`,
      cost !== null && cost > 0 && `That is about ${dollars(cost)} of interest a year, ${dollars(cost / 12)} a month.`,
    ),
    again: `You still owe ${dollars(debt.balance)} there.`,
    deeper: "Ask me how long it takes with a certain payment a month, and I'll work it out.",
    used: { cost, monthly: cost === null ? null : cost / 12 },
    quickReplies: ["Which debt should I pay first?", "When will I be debt-free?"],
  };
}

export function aboutGoal(goal: Goal): Draft {
  const progress = goalProgress(goal);
  const due = goal.targetDate ? ` It is due on ${fullDate(goal.targetDate)}.` : "";
  const left = isMoneyGoal(goal) ? missingOf(goal) : 0;
  return {
    about: goal.id,
    message: isMoneyGoal(goal)
      ? `**${named(goal.title)}**: ${dollars(goal.currentAmount)} of ${dollars(goal.targetAmount)} is there, so **${dollars(left)}** is still missing (${rate(Number(progress.toFixed(1)))} done).${due}`
      : `**${named(goal.title)}** is ${rate(Number(progress.toFixed(1)))} done (${goal.status.toLowerCase()}).${due}`,
    again: isMoneyGoal(goal) ? `${dollars(left)} to go for it.` : `${rate(Number(progress.toFixed(1)))} so far.`,
    deeper: goal.targetDate
      ? "Ask me whether it is feasible and I'll check it against your surplus."
      : "It has no date yet; give it one and I can say what it takes a month.",
    used: { progress, left, targetDate: goal.targetDate },
    quickReplies: ["Are my goals feasible?", "What tasks are due?", "What should I do next?"],
  };
}
