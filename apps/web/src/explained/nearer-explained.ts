import { formatDollars, type NearerAnswer, type RoadLine } from "@seven-figures/domain";
import type { Explanation } from "./explanation.ts";
import { arrivalWords, spanWords } from "./road-date-words.ts";
import { growthWords, scheduleInputs, targetInput } from "./road-inputs.ts";

/** `9 days nearer`, `2 months further away`; what stands for it where it can't be told in days. */
export function nearerWords({ days, doubt }: NearerAnswer): string {
  if (days === null) return doubt === "into-reach" ? "Comes into reach" : "Can't be told in days";
  if (days === 0) return "No nearer";
  return `${spanWords(Math.abs(days))} ${days > 0 ? "nearer" : "further away"}`;
}

/** How the days come about by which a goal, a step or a debt moves the date. `usual`: the road with no lever moved. */
export function nearerExplained(answer: NearerAnswer, usual: RoadLine): Explanation {
  const { kind, title, amount } = answer;
  const target = formatDollars(usual.target);
  const isDebt = kind === "debt";
  return {
    title: `${title}, and ${target}`,
    figure: nearerWords(answer),
    formula: isDebt
      ? "The schedule behind your date is run twice: as things stand, and with this debt paid off today. The figure is what lies between the two dates."
      : "The schedule behind your date is run twice: as things stand, and with this amount put aside now on top of what is left over each month. The figure is what lies between the two dates.",
    inputs: [
      { label: isDebt ? "Paid off from savings" : "Put aside on top of your pace", value: formatDollars(amount) },
      { label: "As things stand", value: arrivalWords(usual) },
      ...scheduleInputs(usual),
      targetInput(usual),
    ],
    assumptions: [
      isDebt
        ? "It is paid from cash, and from investments where cash does not reach. What it asked for each month is free from then on."
        : "The money stays yours: it clears costly debts, fills the emergency fund, then is invested. What you may buy with it later is not taken off.",
      ...growthWords(usual),
    ],
  };
}
