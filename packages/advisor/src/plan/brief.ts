import { formatProgress, type Goal } from "@seven-figures/domain";
import { nextStepWords } from "../answers/numbers/next-step.ts";
import { counted, dollars, fullDate, monthAndYear, monthsOf } from "../answers/words/figures.ts";
import { listed, named, paragraphs, sentences } from "../answers/words/sentences.ts";
import { verdictWords } from "../answers/words/target-words.ts";
import { monthsAhead } from "./goals/proposal.ts";
import { dateIn, type PlanOutlook } from "./plan-outlook.ts";

const MOST_STAGES = 6;
const MOST_NAMED = 2;

/** What a plan opens with: the verdict, this week's step, where the person stands, and the order of things with dates. */
export function brief(outlook: PlanOutlook, goals: readonly Goal[]): string {
  return paragraphs(
    verdictWords(outlook.facts),
    thisWeekWords(goals),
    standingWords(outlook),
    orderWords(outlook),
    ownGoalsWords(outlook),
    goals.length > 0 && `I suggest ${counted(goals.length, "goal")}; none is stored until you add it.`,
  );
}

/** What is to be done within the week: the first step of the first goal. */
function thisWeekWords([first]: readonly Goal[]): string | null {
  const step = first?.submilestones[0];
  if (!first || !step?.targetDate || step.completed) return null;
  const put = (step.targetAmount ?? 0) - (first.currentAmount ?? 0);
  const amount = put > 0 ? ` (${dollars(put)})` : "";
  return `**This week:** ${named(step.title)}${amount}, by ${fullDate(step.targetDate)}.`;
}

function standingWords({ facts }: PlanOutlook): string {
  const { cover, yearlySurplus, netWorth, target, progress } = facts;
  return sentences(
    `Net worth **${dollars(netWorth)}**${progress.percent >= 100 ? "" : `, ${formatProgress(progress.percent)} of ${dollars(target)}`}.`,
    yearlySurplus !== null &&
      (yearlySurplus >= 0
        ? `Yearly surplus **${dollars(yearlySurplus)}**.`
        : `You spend ${dollars(-yearlySurplus)} a year more than you earn.`),
    cover.kind === "months" && `Cash covers **${monthsOf(cover.months)}** of expenses.`,
  );
}

/** Whether the next step stands in the brief in place of stages: where the months have none to go through. */
export function isWithoutStages({ schedule, step }: PlanOutlook): boolean {
  return !schedule || step.kind === "close-gap" || step.kind === "draw";
}

/** The stages of the schedule with the months in which they are done. */
function orderWords(outlook: PlanOutlook): string | null {
  if (isWithoutStages(outlook)) return nextStepWords(outlook.step, outlook.facts);
  const stages = [...cushionStage(outlook), ...debtStages(outlook), ...fundStage(outlook), ...investingStage(outlook)];
  return (
    stages
      .slice(0, MOST_STAGES)
      .map((words, at) => `${at + 1}. ${words}`)
      .join("\n") || null
  );
}

function cushionStage({ step }: PlanOutlook): string[] {
  return step.kind === "build-cushion" ? [`A small cushion: ${dollars(step.goal)}, one month of expenses`] : [];
}

function debtStages({ debts }: PlanOutlook): string[] {
  const costly = debts.filter(({ isCostly }) => isCostly);
  const shown = costly
    .slice(0, MOST_NAMED)
    .map(({ debt, date }) => `Clear ${named(debt.name)}: ${date ? monthAndYear(date) : "no date yet"}`);
  const last = costly.at(-1)?.date;
  return costly.length > MOST_NAMED
    ? [
        ...shown,
        `${counted(costly.length - MOST_NAMED, "more costly debt")}: ${last ? monthAndYear(last) : "no date yet"}`,
      ]
    : shown;
}

function fundStage({ fund, facts, schedule }: PlanOutlook): string[] {
  const levels = facts.emergencyFund;
  if (!fund || !levels || fund.gap === 0) return [];
  const stage = (count: string, goal: number, date: PlanOutlook["debts"][number]["date"]) =>
    `Emergency fund of ${count} months, ${dollars(goal)}: ${date ? monthAndYear(date) : "no date yet"}`;
  if (levels.gapToLow === 0) return [stage("six", fund.goal, fund.date)];
  const full = dateIn(facts.today, schedule?.fundHigh ?? null);
  return [stage("three", fund.goal, fund.date), ...(full ? [stage("six", levels.high, full)] : [])];
}

function investingStage({ schedule, facts }: PlanOutlook): string[] {
  const first = schedule?.investing;
  const month = first ? schedule.months[first] : undefined;
  if (!first || !month || month.invested <= 0) return [];
  const { employmentStatus } = facts.documents.profile.basicInfo;
  const match =
    employmentStatus === "Employed" || employmentStatus === "Part-time" ? ", your employer's match first" : "";
  return [
    `Invest ${dollars(month.invested / 100)} a month${match}: from ${monthAndYear(monthsAhead(facts.today, first))}`,
  ];
}

/** How the person's own goals fare: how many are kept, and which are not. */
function ownGoalsWords({ fates }: PlanOutlook): string | null {
  const count = (kind: (typeof fates)[number]["kind"]) => fates.filter((fate) => fate.kind === kind).length;
  const late = fates.filter(({ kind }) => kind === "extended");
  const lost = fates.filter(({ kind }) => kind === "conflict");
  const names = (some: typeof fates) =>
    listed([
      ...some
        .slice(0, MOST_NAMED)
        .map(({ goal, date }) => `${named(goal.title.slice(0, 40))}${date ? ` (${monthAndYear(date)})` : ""}`),
      ...(some.length > MOST_NAMED ? [`${some.length - MOST_NAMED} more`] : []),
    ]);
  const kept = count("kept") + count("dated");
  const parts = [
    kept > 0 && `${counted(kept, "goal")} of yours ${kept === 1 ? "fits" : "fit"}.`,
    late.length > 0 && `Later than you wished: ${names(late)}.`,
    lost.length > 0 && `In conflict, no money reaches: ${names(lost)}.`,
  ];
  return parts.some(Boolean) ? sentences(...parts) : null;
}
