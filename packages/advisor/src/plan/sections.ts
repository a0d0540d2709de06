import {
  formatDollarsToward,
  formatPercent,
  formatProgress,
  labelOf,
  SAVINGS_RATE_BANDS,
  STRATEGY_OPTIONS,
} from "@seven-figures/domain";
import { countryAccounts } from "../answers/education/country-accounts.ts";
import { nextStepWords } from "../answers/numbers/next-step.ts";
import { assumedGrowth } from "../answers/words/assumptions.ts";
import { dollars, monthAndYear, monthsOf, rate, span } from "../answers/words/figures.ts";
import { listed, named, paragraphs, sentences } from "../answers/words/sentences.ts";
import { askedEachMonth, verdictWords } from "../answers/words/target-words.ts";
import { clearedDate, type PlanOutlook, stagesToShow } from "./plan-outlook.ts";

type Section = (outlook: PlanOutlook) => string | null;

const section = (title: string, body: string) => `### ${title}\n${body}`;

const verdict: Section = ({ facts }) => verdictWords(facts);

const whereYouStand: Section = ({ facts }) => {
  const { cover, yearlySurplus } = facts;
  return section(
    "Where you stand",
    sentences(
      facts.progress.percent >= 100
        ? `Net worth **${dollars(facts.netWorth)}**: your target of ${dollars(facts.target)} is reached.`
        : `Net worth **${formatDollarsToward(facts.netWorth, facts.target)}**, ${formatProgress(facts.progress.percent)} of ${dollars(facts.target)}.`,
      yearlySurplus !== null &&
        (yearlySurplus >= 0
          ? `Yearly surplus **${dollars(yearlySurplus)}**.`
          : `You spend ${dollars(-yearlySurplus)} a year more than you earn.`),
      cover.kind === "months" && `Cash covers **${monthsOf(cover.months)}** of expenses.`,
    ),
  );
};

const oneNextStep: Section = ({ facts, step }) => section("Your next step", nextStepWords(step, facts));

const debtsToClear: Section = (outlook) => {
  const { costly, calm, facts } = outlook;
  const kept =
    calm.length > 0 &&
    `${listed(calm.slice(0, 3).map(({ name, interestRate }) => `${named(name)}${interestRate === null ? "" : ` (${rate(interestRate)})`}`))}: pay as agreed, no hurry.`;
  if (costly.debts.length === 0) return kept ? section("Debts", kept) : null;
  const rows = costly.debts.map((debt) => {
    const date = clearedDate(outlook, debt);
    return `| ${named(debt.name)} | ${dollars(debt.balance)} | ${debt.interestRate === null ? "unknown" : rate(debt.interestRate)} | ${date ? monthAndYear(date) : "open"} |`;
  });
  const { avalanche } = costly;
  const how =
    avalanche?.kind === "paid-off"
      ? `With ${dollars(facts.monthlySurplus ?? 0)} a month, highest rate first: ${dollars(avalanche.interest)} of interest in all.`
      : avalanche?.kind === "too-little"
        ? `About ${dollars(avalanche.needed)} a month is needed to keep them from growing; talk to the lenders early.`
        : "Dates follow once there is a surplus to pay with.";
  const table = ["| Debt | Balance | Rate | Gone by |", "|---|---|---|---|", ...rows].join("\n");
  return section("Debts to clear", paragraphs(table, sentences(how, kept)));
};

const emergencyFund: Section = ({ facts, fundGap, fundGoal, fundMonths }) => {
  const fund = facts.emergencyFund;
  if (!fund || fundGap === null || fundGoal === null) {
    return section(
      "Emergency fund",
      "Aim at three to six months of expenses. Tell me what you spend and I'll say how much that is.",
    );
  }
  if (fundGap === 0)
    return section("Emergency fund", `Complete: you hold six months of expenses (${dollars(fund.high)}) or more.`);
  return section(
    "Emergency fund",
    sentences(
      `Three to six months is ${dollars(fund.low)} to ${dollars(fund.high)}. You hold ${dollars(facts.liquid)}; **${dollars(fundGap)}** is missing to ${dollars(fundGoal)}.`,
      fundMonths !== null && `By this plan: ${span(fundMonths)}.`,
    ),
  );
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

const investing: Section = ({ facts }) => {
  const { primaryStrategy, riskTolerance } = facts.documents.profile.financialGoal;
  const drawing = facts.documents.profile.basicInfo.employmentStatus === "Retired" || facts.progress.percent >= 100;
  return section(
    "Investing",
    sentences(
      `${riskTolerance ? `With ${riskTolerance} risk` : "As a moderate start"}, about ${rate(facts.assumption.stocksShare)} in broad stock index funds, the rest in bonds and cash.`,
      drawing
        ? "Rebalance once a year, and hold a year or two of spending in cash so that nothing has to be sold at a bad time."
        : `Order: ${countryAccounts(facts.country).order}.`,
      primaryStrategy === "real-estate" || primaryStrategy === "business"
        ? `Your main strategy is ${labelOf(STRATEGY_OPTIONS, primaryStrategy).toLowerCase()}: keep a reserve for it of its own.`
        : null,
    ),
  );
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

const pathToTarget: Section = ({ facts }) => {
  if (facts.progress.percent >= 100) return null;
  if (!facts.path)
    return section("Path to your target", "Tell me what you earn and spend, and I'll date the milestones.");
  const { required, stages } = stagesToShow(facts);
  const rows = stages.map(
    ({ percent, amount, reached, date }) =>
      `| ${rate(percent)} | ${dollars(amount)} | ${reached ? "reached" : date ? monthAndYear(date) : "out of reach at this pace"} |`,
  );
  const table = ["| Share | Net worth | When |", "|---|---|---|", ...rows].join("\n");
  const lead =
    required === null
      ? null
      : `With the ${dollars(required)} a month that ${facts.targetYear} asks for with growth (${dollars(facts.plainMonthly)} without):`;
  return section(`Path to ${dollars(facts.target)}`, paragraphs(lead, table, assumedGrowth(facts)));
};

/** The sections of a plan, in order of what matters. */
export const PLAN_SECTIONS: readonly Section[] = [
  verdict,
  whereYouStand,
  oneNextStep,
  debtsToClear,
  emergencyFund,
  savingsRateSection,
  investing,
  skillsAndIncome,
  pathToTarget,
];
