import {
  type CheckIn,
  formatDate,
  formatDollars,
  formatFullMonth,
  type RoadLine,
  wholeChange,
} from "@seven-figures/domain";
import { paths } from "#config/paths.ts";
import type { Explanation } from "#explained/explanation.ts";
import { arrivalWords } from "#explained/road-date-words.ts";
import { growthWords, scheduleInputs, targetInput } from "#explained/road-inputs.ts";
import { changeWords, movedWords, sinceWords } from "./check-in-words.ts";

/** A figure at the end of a check-in. */
export type ExplainedOutcome = "net-worth" | "change" | "saved" | "market" | "debts" | "date" | "moved";

interface Known {
  checkIn: CheckIn;
  /** The road as it stands now. */
  line: RoadLine;
}

/** How a figure at the end of a check-in comes about. */
export function outcomeExplained(what: ExplainedOutcome, { checkIn, line }: Known): Explanation {
  const whole = wholeChange(checkIn);
  const [before, now] = [formatDollars(checkIn.netWorth - whole), formatDollars(checkIn.netWorth)];
  switch (what) {
    case "net-worth":
      return {
        title: "Net worth",
        figure: now,
        formula: "The sum of your assets minus the sum of your debts, as you have just entered them.",
        inputs: [],
        assumptions: ["Current Savings stands beside it and is no part of it."],
      };
    case "change":
      return {
        title: `Change ${sinceWords(checkIn)}`,
        figure: changeWords(whole),
        formula: "Net worth now minus net worth then. Saved, market and debts are its three parts, and add up to it.",
        inputs: [
          { label: "Then", value: before },
          { label: "Now", value: now },
        ],
        assumptions: [comparedWords(checkIn)],
      };
    case "saved":
      return {
        title: "Saved",
        figure: changeWords(checkIn.saved),
        formula:
          "What your savings changed by, and the whole of what you added or closed: all that is neither market nor debts.",
        inputs: partInputs(checkIn),
        assumptions: [PAID_IN, comparedWords(checkIn)],
      };
    case "market":
      return {
        title: "Market",
        figure: changeWords(checkIn.market),
        formula:
          "For each asset that was there before, is there now and moves by itself (investments, homes, vehicles and the like): its value now minus its value then.",
        inputs: partInputs(checkIn),
        assumptions: [PAID_IN, comparedWords(checkIn)],
      };
    case "debts":
      return {
        title: "Debts",
        figure: changeWords(checkIn.paidOff),
        formula: "What you owed then minus what you owe now.",
        inputs: partInputs(checkIn),
        assumptions: [comparedWords(checkIn)],
      };
    case "date":
      return {
        title: `When you reach ${formatDollars(line.target)}`,
        figure: arrivalWords(line),
        formula:
          "The first month in which net worth stands at the target, by the schedule that your dashboard and your road go by: what you own grows by its kind, debts are charged, and what is left of income fills the emergency fund and goals, then is invested.",
        inputs: [...scheduleInputs(line), targetInput(line)],
        assumptions: growthWords(line),
      };
    case "moved":
      return {
        title: "By how much the date moved",
        figure: movedWords(checkIn) ?? "Not at all",
        formula: "The date as it is now, and the one that you were told then: the whole months between them.",
        inputs: [
          ...(checkIn.arrivalBefore ? [{ label: "Told then", value: formatFullMonth(checkIn.arrivalBefore) }] : []),
          ...(checkIn.arrival ? [{ label: "Now", value: formatFullMonth(checkIn.arrival) }] : []),
          ...scheduleInputs(line),
          targetInput(line),
        ],
        assumptions: growthWords(line),
      };
  }
}

const PAID_IN = "What you paid into an investment counts as market: balances alone do not tell it apart.";

function comparedWords({ since, date }: CheckIn): string {
  if (!since) return "Compared with your balances as they stood before this check-in.";
  return `Compared with your balances of ${since === date ? "earlier today" : formatDate(since)}.`;
}

function partInputs({ saved, market, paidOff }: CheckIn): Explanation["inputs"] {
  return [
    { label: "Saved", value: changeWords(saved) },
    { label: "Market", value: changeWords(market) },
    { label: "Debts", value: changeWords(paidOff) },
    { label: "Balances", value: "As entered", to: paths.financials },
  ];
}
