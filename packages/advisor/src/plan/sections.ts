import {
  firstUnpaidMonth,
  formatPercent,
  type Goal,
  isLiquid,
  labelOf,
  SAVINGS_RATE_BANDS,
  STRATEGY_OPTIONS,
} from "@seven-figures/domain";
import { countryAccounts } from "../answers/lessons/country-accounts.ts";
import { nextStepWords } from "../answers/numbers/next-step.ts";
import { assumedGrowth } from "../answers/words/assumptions.ts";
import { dollars, monthAndYear, rate } from "../answers/words/figures.ts";
import { bullets, listed, named, paragraphs, sentences } from "../answers/words/sentences.ts";
import { askedEachMonth } from "../answers/words/target-words.ts";
import { isWithoutStages } from "./brief.ts";
import { assumedPaymentsWords } from "./debt-payments.ts";
import type { GoalFate } from "./goal-fates.ts";
import { lifeStageWords } from "./life-stage.ts";
import { dateIn, type PlannedDebt, type PlanOutlook } from "./plan-outlook.ts";

type Section = (outlook: PlanOutlook, goals: readonly Goal[]) => string | null;

const section = (title: string, body: string) => `### ${title}\n${body}`;

const oneNextStep: Section = (outlook) =>
  isWithoutStages(outlook) ? null : section("Your next step", nextStepWords(outlook.step, outlook.facts));

const debtsSection: Section = (outlook) => {
  const { debts, schedule } = outlook;
  if (debts.length === 0) return null;
  const rows = debts.map(
    ({ debt, scheduled, date }) =>
      `| ${named(debt.name)} | ${dollars(debt.balance)} | ${debt.interestRate === null ? "unknown" : rate(debt.interestRate)} | ${date ? monthAndYear(date) : "open"} | ${scheduled ? dollars(scheduled.firstPayment) : "open"} |`,
  );
  const table = ["| Debt | Balance | Rate | Gone by | First month |", "|---|---|---|---|---|", ...rows].join("\n");
  return section("Debts", paragraphs(table, debtWords(outlook), schedule && assumedPaymentsWords(outlook)));
};

function debtWords({ debts, schedule }: PlanOutlook): string | null {
  if (!schedule) return "Dates follow once I know what you earn and spend.";
  const costly = debts.filter(({ isCostly }) => isCostly);
  const calm = debts.filter(({ isCostly }) => !isCostly);
  const interest = costly.reduce((sum, { scheduled }) => sum + (scheduled?.interest ?? 0), 0);
  const unknown = debts.filter(({ debt }) => debt.interestRate === null);
  return sentences(
    costly.length > 0 &&
      costly.every(({ date }) => date) &&
      `Highest rate first${costly.length > 1 ? ", each getting what the one before it took" : ""}: ${dollars(interest)} of interest in all.`,
    costly.some(({ date }) => !date) && "What has no date keeps growing: talk to those lenders early.",
    calm.length > 0 && `${listed(calm.slice(0, 3).map(nameAndRate))}: pay as agreed, no hurry.`,
    unknown.length > 0 &&
      `Without a rate I count no interest on ${listed(unknown.slice(0, 3).map(({ debt }) => named(debt.name)))}; tell me it and the date is right.`,
  );
}

function nameAndRate({ debt: { name, interestRate } }: PlannedDebt): string {
  return `${named(name)}${interestRate === null ? "" : ` (${rate(interestRate)})`}`;
}

const emergencyFund: Section = ({ facts, fund }) => {
  const { emergencyFund: levels } = facts;
  if (!levels || !fund) {
    return section(
      "Emergency fund",
      "Aim at three to six months of expenses. Tell me what you spend and I'll say how much that is.",
    );
  }
  if (fund.gap === 0)
    return section("Emergency fund", `Complete: you hold six months of expenses (${dollars(levels.high)}) or more.`);
  return section(
    "Emergency fund",
    sentences(
      `Three to six months is ${dollars(levels.low)} to ${dollars(levels.high)}. You hold ${dollars(facts.liquid)}; **${dollars(fund.gap)}** is missing to ${dollars(fund.goal)}.`,
      fund.date && `By this plan: ${monthAndYear(fund.date)}.`,
    ),
  );
};

const FATE_WORDS: Record<GoalFate["kind"], (date: string) => string> = {
  kept: (date) => `kept: ${date}`,
  extended: (date) => `extended: ${date}; put more into it, or move its date`,
  dated: (date) => `there in ${date}`,
  conflict: () => "conflict: no money reaches it yet",
  free: () => "kept: takes no money",
  done: () => "completed",
  unknown: () => "no date without income and expenses",
};

const ownGoals: Section = ({ fates, facts }) => {
  if (fates.length === 0) return null;
  const rows = fates.map(({ goal, kind, date }) => {
    const wished = goal.targetDate ? monthAndYear(goal.targetDate) : "no date";
    const isThere = date !== null && date === facts.today;
    return `| ${named(goal.title)} | ${wished} | ${isThere ? "there already: mark it completed" : FATE_WORDS[kind](date ? monthAndYear(date) : "")} |`;
  });
  return section("Your goals", ["| Goal | Wished | By this plan |", "|---|---|---|", ...rows].join("\n"));
};

const savingsRateSection: Section = ({ facts }) => {
  const { savingsRate, requiredMonthly: required, monthlySurplus } = facts;
  if (savingsRate === null || monthlySurplus === null) return null;
  const asked = askedEachMonth(facts);
  if (savingsRate < 0) {
    return section(
      "Savings rate",
      sentences(
        `${formatPercent(savingsRate)}, below zero: first the gap, then a little each month.`,
        asked && `Your target by ${facts.targetYear} asks for ${asked}.`,
      ),
    );
  }
  const need = asked
    ? `Your target by ${facts.targetYear} asks for ${asked}; you have ${dollars(monthlySurplus)}.`
    : required.kind === "none-needed" &&
      facts.progress.percent < 100 &&
      `Growth alone should make your target by ${facts.targetYear}.`;
  const aim =
    savingsRate >= SAVINGS_RATE_BANDS.excellent
      ? "excellent; keep it by saving on payday"
      : `aim at ${rate(SAVINGS_RATE_BANDS.excellent)}, step by step`;
  const tax = "Before tax? Then the true figures are lower.";
  return section("Savings rate", sentences(`${formatPercent(savingsRate)}: ${aim}.`, need, tax));
};

const investing: Section = ({ facts, schedule }) => {
  const { primaryStrategy, riskTolerance } = facts.documents.profile.financialGoal;
  const { employmentStatus } = facts.documents.profile.basicInfo;
  const drawing = employmentStatus === "Retired" || facts.progress.percent >= 100;
  const isEmployed = employmentStatus === "Employed" || employmentStatus === "Part-time";
  const start = dateIn(facts.today, schedule?.investing ?? null);
  return section(
    "Investing",
    sentences(
      start && !drawing && `From ${monthAndYear(start)} on.`,
      `${riskTolerance ? `With ${riskTolerance} risk` : "As a moderate start"}, about ${rate(facts.assumption.stocksShare)} in broad stock index funds, the rest in bonds and cash.`,
      isEmployed &&
        "If your employer adds to what you save, take that in full first; I know of none, so none is counted.",
      drawing
        ? "Rebalance once a year, and hold a year or two of spending in cash so that nothing has to be sold at a bad time."
        : `Order: ${countryAccounts(facts.country).order}.`,
      primaryStrategy === "real-estate" || primaryStrategy === "business"
        ? `Your main strategy is ${labelOf(STRATEGY_OPTIONS, primaryStrategy).toLowerCase()}: keep a reserve for it of its own.`
        : null,
    ),
  );
};

const lifeStage: Section = ({ facts }) => {
  const words = lifeStageWords(facts);
  return words.length === 0 ? null : section("Your stage of life", bullets(words));
};

const skillsAndIncome: Section = ({ facts }) => {
  const { basicInfo } = facts.documents.profile;
  if (basicInfo.employmentStatus === "Retired") return null;
  const skills = facts.documents.skills.skills.slice(0, 2).map(named);
  const work = basicInfo.occupation ? ` in your work (${named(basicInfo.occupation)})` : "";
  return section(
    "Skills and income",
    skills.length > 0
      ? `Depth in ${listed(skills)} is your quickest lever, for a raise${work} or side income.`
      : `A raise${work} works faster than any cut. Add your skills to your profile and I'll be more specific.`,
  );
};

const pathToTarget: Section = ({ facts, schedule }) => {
  if (facts.progress.percent >= 100) return null;
  if (!schedule)
    return section("Path to your target", "Tell me what you earn and spend, and I'll date the milestones.");
  const rows = facts.stages.map(
    ({ percent, amount, reached, date }) =>
      `| ${rate(percent)} | ${dollars(amount)} | ${reached ? "reached" : date ? monthAndYear(date) : "out of reach at this pace"} |`,
  );
  const table = ["| Share | Net worth | When |", "|---|---|---|", ...rows].join("\n");
  return section(
    `Path to ${dollars(facts.target)}`,
    paragraphs(table, unpaidWords({ facts, schedule }), assumedGrowth(facts)),
  );
};

function unpaidWords({ facts, schedule }: Pick<PlanOutlook, "facts" | "schedule">): string | null {
  const date = schedule && dateIn(facts.today, firstUnpaidMonth(schedule));
  if (!date) return null;
  const holds = facts.assets.some(isLiquid) ? "cash and investments" : "what can be sold";
  return `At today's pace ${holds} pay the bills until ${monthAndYear(date)}; from then on some stay unpaid.`;
}

const suggested: Section = (_, goals) =>
  goals.length === 0
    ? null
    : section(
        "Goals I suggest",
        bullets(
          goals.map(
            ({ title, targetDate }) => `${named(title)}${targetDate ? `, by ${monthAndYear(targetDate)}` : ""}`,
          ),
        ),
      );

/** What unfolds under a plan's brief, in order of what matters. */
export const PLAN_SECTIONS: readonly Section[] = [
  oneNextStep,
  debtsSection,
  emergencyFund,
  ownGoals,
  lifeStage,
  savingsRateSection,
  investing,
  skillsAndIncome,
  pathToTarget,
  suggested,
];
