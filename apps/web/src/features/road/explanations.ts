import {
  ASSUMED_CASH_RETURN,
  ASSUMED_HOME_GROWTH,
  ASSUMED_VEHICLE_GROWTH,
  type Dollars,
  dateAfterMonths,
  formatDollars,
  formatFullMonth,
  formatLikelihood,
  formatSignedDollars,
  inTodaysDollars,
  netWorth,
  OUTLOOK_PATHS,
  type RoadLine,
  roadInTodaysMoney,
  sumDollars,
} from "@seven-figures/domain";
import { paths } from "#config/paths.ts";
import { arrivalWords } from "./road-words.ts";

/** A figure of the road that can be asked how it comes about; milestones by their percent. */
export type Explained = "date" | "likelihood" | "band" | "net-worth" | "todays-money" | number;

export interface Explanation {
  title: string;
  /** The figure, and how it is computed. */
  figure: string;
  formula: string;
  inputs: { label: string; value: string /** Where it can be changed. */; to?: string }[];
  assumptions: string[];
}

interface Known {
  line: RoadLine;
  likelihood: number | null | undefined;
}

/** How a figure comes about: its formula, what goes in, what is supposed, and where each can be changed. */
export function explanationOf(what: Explained, { line, likelihood }: Known): Explanation {
  const target = formatDollars(line.target);
  if (typeof what === "number") return milestoneExplained(what, line);
  switch (what) {
    case "date":
      return {
        title: `When you reach ${target}`,
        figure: arrivalWords(line),
        formula:
          "Month by month: what you own grows by its kind, debts are charged, income pays living costs and debts, then the emergency fund and goals are filled, and the rest is invested. The date is the first month in which net worth stands at the target.",
        inputs: [...scheduleInputs(line), targetInput(line)],
        assumptions: growthWords(line),
      };
    case "likelihood":
      return {
        title: `How likely ${target} by ${line.targetYear} is`,
        figure: likelihood === null || likelihood === undefined ? "Can't be told" : formatLikelihood(likelihood),
        formula: `Of ${OUTLOOK_PATHS.toLocaleString("en-US")} possible futures the share that stands at ${target} or above in the target year. Each month's growth is drawn by chance around the middle line, from the same seed, so that the same figures give the same answer.`,
        inputs: [...scheduleInputs(line), targetInput(line), swingsInput(line)],
        assumptions: growthWords(line),
      };
    case "band":
      return {
        title: "The band around the line",
        figure: "1 in 10 to 9 in 10",
        formula:
          "The same possible futures, month by month: one in ten stands below the band, one in ten above it, and half of them below the line in its middle.",
        inputs: [...scheduleInputs(line), swingsInput(line)],
        assumptions: growthWords(line),
      };
    case "net-worth":
      return netWorthExplained(line);
    case "todays-money":
      return todaysMoneyExplained(line);
  }
}

function milestoneExplained(percent: number, line: RoadLine): Explanation {
  const stage = line.milestones.find((milestone) => milestone.percent === percent);
  return {
    title: `${formatDollars(stage?.amount ?? 0)}, ${percent}% of your target`,
    figure: stage?.reached ? "Reached" : stage?.date ? formatFullMonth(stage.date) : "Out of reach",
    formula: "The first month in which the middle line stands at this amount.",
    inputs: [...scheduleInputs(line), targetInput(line)],
    assumptions: growthWords(line),
  };
}

function netWorthExplained(line: RoadLine): Explanation {
  const { assets, debts } = line.supposed.financials;
  const owned = sumDollars((assets ?? []).map(({ value }) => value));
  const owed = sumDollars((debts ?? []).map(({ balance }) => balance));
  return {
    title: "Net worth today",
    figure: formatDollars(netWorth({ assets, debts })),
    formula: "The sum of your assets minus the sum of your debts.",
    inputs: [
      { label: "Assets", value: formatDollars(owned), to: paths.financials },
      { label: "Debts", value: formatDollars(owed), to: paths.financials },
    ],
    assumptions: ["Current Savings stands beside it and is no part of it."],
  };
}

function todaysMoneyExplained(line: RoadLine): Explanation {
  return {
    title: `${formatDollars(line.target)} in today's money`,
    figure: todaysMoneyArrival(line),
    formula:
      "The first month in which net worth buys what the target buys today: the target rises with prices each month, and so do income and spending.",
    inputs: [
      ...scheduleInputs(line),
      targetInput(line),
      { label: "Prices rise a year", value: `${line.supposed.inflation}%`, to: "#lever-inflation" },
    ],
    assumptions: growthWords(line),
  };
}

/** When the target is reached in today's money. */
export function todaysMoneyArrival(line: RoadLine): string {
  const arrival = roadInTodaysMoney(line);
  const date = arrival?.kind === "in" ? dateAfterMonths(line.today, arrival.months) : null;
  return arrivalWords({ arrival, date });
}

/** What the target buys at today's prices on the day it is reached; null where there is no such day. */
export function targetInTodaysMoney(line: RoadLine): Dollars | null {
  if (line.arrival?.kind !== "in") return null;
  return inTodaysDollars(line.target, line.supposed.inflation, line.arrival.months / 12);
}

function scheduleInputs(line: RoadLine): Explanation["inputs"] {
  const { levers, path, assumption, supposed } = line;
  return [
    { label: "Net worth today", value: formatDollars(line.netWorth), to: paths.financials },
    { label: "Left over each month", value: formatSignedDollars(path?.monthly ?? 0), to: paths.financials },
    ...(levers.saving === 0
      ? []
      : [{ label: "Of it supposed here", value: formatSignedDollars(levers.saving), to: "#lever-saving" }]),
    { label: "Return of what is invested", value: `${assumption.annualReturn}% a year`, to: "#lever-return" },
    ...(supposed.pay === 0
      ? []
      : [{ label: "Income and spending rise", value: `${supposed.pay}% a year`, to: "#lever-inflation" }]),
    ...(levers.events.length === 0
      ? []
      : [{ label: "What happens once", value: String(levers.events.length), to: "#road-events" }]),
  ];
}

function targetInput({ target, targetYear }: RoadLine): Explanation["inputs"][number] {
  return { label: "Target", value: `${formatDollars(target)} by ${targetYear}`, to: paths.profile };
}

function swingsInput({ assumption }: RoadLine): Explanation["inputs"][number] {
  return { label: "Swings around that return", value: `${assumption.volatility}% a year`, to: "#lever-spread" };
}

function growthWords({ assumption }: RoadLine): string[] {
  return [
    `Investments grow ${assumption.annualReturn}% a year, about ${assumption.stocksShare}% in stocks and the rest in bonds: it follows the risk tolerance on your profile unless a lever says otherwise.`,
    `Cash brings ${ASSUMED_CASH_RETURN}%, homes ${ASSUMED_HOME_GROWTH}%, cars lose ${-ASSUMED_VEHICLE_GROWTH}%, other things stand still. Debts are charged their own rates.`,
    "Before taxes. An estimate, not a promise.",
  ];
}
