import { formatDate, formatDollars, type NearerAnswer, type RoadLine } from "@seven-figures/domain";
import type { Explanation } from "./explanation.ts";
import { nearerWords } from "./nearer-words.ts";
import { arrivalWords } from "./road-date-words.ts";
import { growthWords, scheduleInputs, targetInput } from "./road-inputs.ts";

const WITH_MONEY = {
  twice: "as things stand, and with this amount put aside now on top of what is left over each month",
  input: "Put aside on top of your pace",
  assumed:
    "The money stays yours: it clears costly debts, fills the emergency fund, then is invested. What you may buy with it later is not taken off.",
};

const KINDS: Record<NearerAnswer["kind"], typeof WITH_MONEY> = {
  goal: WITH_MONEY,
  step: WITH_MONEY,
  debt: {
    twice: "as things stand, and with this debt paid off today",
    input: "Paid off from savings",
    assumed:
      "It is paid from cash, and from investments where cash does not reach. What it asked for each month is free from then on.",
  },
  purchase: {
    twice: "as things stand, where the money stays yours, and with all of it spent",
    input: "Spent on it",
    assumed:
      "What was set aside for it goes first, then that month's income, then cash and investments. Nothing that counts as net worth is left of it.",
  },
  event: {
    twice: "with your levers as they stand, and with all of them but this",
    input: "It takes or brings in all",
    assumed:
      "What comes in clears costly debts, fills the emergency fund and is invested; what goes is paid from income, cash and investments.",
  },
};

/**
 * How the days come about by which a thing moves the date. `road`: with no lever moved; of what happens once, the road
 * that it happens on.
 */
export function nearerExplained(answer: NearerAnswer, road: RoadLine): Explanation {
  const { kind, title, amount, date } = answer;
  const { twice, input, assumed } = KINDS[kind];
  return {
    title: `${title}, and ${formatDollars(road.target)}`,
    figure: nearerWords(answer),
    formula: `The schedule behind your date is run twice: ${twice}. The figure is what lies between the two dates.`,
    inputs: [
      { label: input, value: formatDollars(amount) },
      ...(date ? [{ label: "When", value: formatDate(date) }] : []),
      { label: kind === "event" ? "As your levers stand" : "As things stand", value: arrivalWords(road) },
      ...scheduleInputs(road),
      targetInput(road),
    ],
    assumptions: [assumed, ...growthWords(road)],
  };
}
