import {
  formatDate,
  formatDollars,
  formatFullMonth,
  formatLikelihood,
  formatMonth,
  type NearerAnswer,
  netWorth,
  OUTLOOK_PATHS,
  type RoadLine,
  type RoadMark,
  sumDollars,
  worthAfter,
} from "@seven-figures/domain";
import { paths } from "#config/paths.ts";
import type { Explanation } from "#explained/explanation.ts";
import { nearerExplained } from "#explained/nearer-explained.ts";
import { arrivalWords } from "#explained/road-date-words.ts";
import { growthWords, scheduleInputs, targetInput } from "#explained/road-inputs.ts";
import type { RoadReading } from "./road-readings.ts";
import { COMPARED_YEARS, differenceWords } from "./road-words.ts";
import { todaysMoneyArrival } from "./todays-money.ts";

/** A figure of the road that can be asked how it comes about; milestones by their percent. */
export type Explained =
  | "date"
  | "difference"
  | "likelihood"
  | "band"
  | "net-worth"
  | "todays-money"
  | "ten-years"
  | number
  | { nearer: NearerAnswer }
  | { reading: RoadReading }
  | { mark: RoadMark };

/** The road that a figure is of. */
export interface ExplainedRoad {
  line: RoadLine;
  likelihood: number | null | undefined;
  readings: readonly RoadReading[];
  /** The same with no lever moved. */
  usual: RoadLine;
  isTodaysMoney: boolean;
}

const MONTH_BY_MONTH =
  "Month by month what you own grows by its kind, debts are charged, income pays living costs and debts, then the emergency fund and goals are filled, and the rest is invested.";

/** What {@link explanationOf} says, of a road whose levers are not those of this page. */
export function explanationElsewhere(what: Explained, road: ExplainedRoad): Explanation {
  const { inputs, ...explanation } = explanationOf(what, road);
  return {
    ...explanation,
    inputs: inputs.map(({ to, ...input }) => (to?.startsWith("#") ? input : { ...input, ...(to && { to }) })),
  };
}

/** How a figure comes about: its formula, what goes in, what is supposed, and where each can be changed. */
export function explanationOf(what: Explained, road: ExplainedRoad): Explanation {
  const { line, likelihood, usual } = road;
  const target = formatDollars(line.target);
  if (typeof what === "number") return milestoneExplained(what, line);
  if (typeof what === "object") {
    if ("nearer" in what) return nearerExplained(what.nearer, what.nearer.kind === "event" ? line : usual);
    return "mark" in what ? markExplained(what.mark, line) : readingExplained(newestOf(what.reading, road), road);
  }
  switch (what) {
    case "date":
      return {
        title: `When you reach ${target}`,
        figure: arrivalWords(line),
        formula: `${MONTH_BY_MONTH} The date is the first month in which net worth stands at the target.`,
        inputs: [...scheduleInputs(line), targetInput(line)],
        assumptions: growthWords(line),
      };
    case "difference":
      return {
        title: "What your levers change",
        figure: differenceWords(usual.arrival, line.arrival) ?? "Nothing",
        formula:
          "The date with the levers as they stand, and the date with none of them moved: what lies between the two.",
        inputs: [
          { label: "With none moved", value: arrivalWords(usual) },
          { label: "As they stand", value: arrivalWords(line) },
          ...scheduleInputs(line),
          targetInput(line),
        ],
        assumptions: growthWords(line),
      };
    case "ten-years":
      return {
        title: "Net worth in 10 years",
        figure: formatDollars(worthAfter(line, COMPARED_YEARS * 12)),
        formula: `Where the middle line stands then. ${MONTH_BY_MONTH}`,
        inputs: scheduleInputs(line),
        assumptions: [...growthWords(line), "In future money, whatever the switch above says."],
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
          "Possible futures drawn as those of the likelihood are, month by month: one in ten stands below the band, one in ten above it, and half of them below the line in its middle.",
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

function readingExplained(reading: RoadReading, { line, isTodaysMoney }: ExplainedRoad): Explanation {
  const { label, month, netWorth, low, high, target } = reading;
  const prices = { label: "Prices rise a year", value: `${line.supposed.inflation}%`, to: "#lever-inflation" };
  const money = isTodaysMoney ? ["In today's money: what it buys at today's prices."] : [];
  const about = { title: label, figure: formatDollars(netWorth) };
  if (month === 0) return { ...netWorthExplained(line), ...about };
  if (month < 0) {
    return {
      ...about,
      formula:
        "What was known of that day: your assets minus your debts as they stood at its end, or what you told of it later.",
      inputs: isTodaysMoney ? [prices] : [],
      assumptions: ["A day between two that are known is not shown.", ...money],
    };
  }
  return {
    ...about,
    formula: `Where the middle line stands then. ${MONTH_BY_MONTH}`,
    inputs: [
      ...(low === null || high === null
        ? []
        : [
            { label: "1 in 10 futures below", value: formatDollars(low) },
            { label: "1 in 10 futures above", value: formatDollars(high) },
          ]),
      ...scheduleInputs(line),
      isTodaysMoney ? { ...targetInput(line), label: "Target then", value: formatDollars(target) } : targetInput(line),
      swingsInput(line),
      ...(isTodaysMoney ? [prices] : []),
    ],
    assumptions: [...growthWords(line), ...money],
  };
}

/** What was pressed, as it is known now: its futures may have come since. */
function newestOf(pressed: RoadReading, { readings }: ExplainedRoad): RoadReading {
  return readings.find(({ date }) => date === pressed.date) ?? pressed;
}

function markExplained({ title, amount, date, savedBy }: RoadMark, line: RoadLine): Explanation {
  return {
    title,
    figure: savedBy ? `Saved for by ${formatMonth(savedBy)}` : formatMonth(date),
    formula:
      "What is left over each month fills the emergency fund, then your goals in the order of their dates. This is the month in which this goal's amount is put aside.",
    inputs: [
      { label: "Amount", value: formatDollars(amount), to: paths.goals },
      { label: "Target date", value: formatDate(date), to: paths.goals },
      ...scheduleInputs(line),
    ],
    assumptions: growthWords(line),
  };
}

function swingsInput({ assumption }: RoadLine): Explanation["inputs"][number] {
  return { label: "Swings around that return", value: `${assumption.volatility}% a year`, to: "#lever-spread" };
}
