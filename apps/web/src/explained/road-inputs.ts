import {
  ASSUMED_CASH_RETURN,
  ASSUMED_HOME_GROWTH,
  ASSUMED_VEHICLE_GROWTH,
  formatDollars,
  formatSignedDollars,
  type RoadLine,
} from "@seven-figures/domain";
import { paths } from "#config/paths.ts";
import type { Explanation } from "./explanation.ts";

/** What the schedule behind a road begins with, and what is supposed of it. */
export function scheduleInputs(line: RoadLine): Explanation["inputs"] {
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

export function targetInput({ target, targetYear }: RoadLine): Explanation["inputs"][number] {
  return { label: "Target", value: `${formatDollars(target)} by ${targetYear}`, to: paths.profile };
}

/** What is assumed of growth, in sentences. */
export function growthWords({ assumption }: Pick<RoadLine, "assumption">): string[] {
  return [
    `Investments grow ${assumption.annualReturn}% a year, about ${assumption.stocksShare}% in stocks and the rest in bonds: it follows the risk tolerance on your profile unless a lever says otherwise.`,
    `Cash brings ${ASSUMED_CASH_RETURN}%, homes ${ASSUMED_HOME_GROWTH}%, cars lose ${-ASSUMED_VEHICLE_GROWTH}%, other things stand still. Debts are charged their own rates.`,
    "Before taxes. An estimate, not a promise.",
  ];
}
