import { addDays, addMonths, type CalendarDate } from "../calendar-date.ts";
import { labelOf, RISK_TOLERANCE_OPTIONS, RISK_TOLERANCES, type RiskTolerance } from "../options.ts";
import { ASSUMED_RETURNS } from "../projections/assumptions.ts";
import type { GoalDraft } from "./goal-draft.ts";
import type { RoadLevers } from "./road-levers.ts";
import type { RoadLine } from "./road-line.ts";

interface Known {
  /** The road with no lever moved: a mix that is only supposed is not the person's. */
  usual: Pick<RoadLine, "assumption">;
  levers: RoadLevers;
}

const UNCERTAIN = "No return is certain.";
/** Percent a year: beyond it a mix does not stand for a return. */
const NEAR = 1;

/** Another mix: money is moved there. */
export function mixDraft({ levers: { riskTolerance } }: Known, today: CalendarDate): GoalDraft | null {
  if (riskTolerance === null) return null;
  const { stocksShare } = ASSUMED_RETURNS[riskTolerance];
  return {
    title: `Bring my investments to the ${nameOf(riskTolerance)} mix`,
    description: `About ${stocksShare}% in stocks and the rest in bonds. ${UNCERTAIN}`,
    date: addMonths(today, 12),
    steps: movingTo(riskTolerance, today),
  };
}

/** Another return: the mix that stands for it, or where that is one's own what can be kept of its return. */
export function returnDraft({ levers: { annualReturn }, usual: own }: Known, today: CalendarDate): GoalDraft | null {
  if (annualReturn === null) return null;
  const mix = nearestMix(({ annualReturn: usual }) => Math.abs(usual - annualReturn));
  const { annualReturn: usual, volatility, stocksShare } = ASSUMED_RETURNS[mix];
  const isNear = Math.abs(usual - annualReturn) <= NEAR;
  const about = isNear
    ? `${annualReturn}% a year is about what the ${nameOf(mix)} mix stands for: ${stocksShare}% in stocks, with swings of ${volatility}% a year.`
    : `No mix stands for ${annualReturn}% a year: the ${nameOf(mix)} one, at about ${usual}% with swings of ${volatility}% a year, comes nearest.`;
  const date = addMonths(today, 12);
  if (stocksShare !== own.assumption.stocksShare) {
    return {
      title: `Invest for about ${usual}% a year: the ${nameOf(mix)} mix`,
      description: `${about} ${UNCERTAIN}`,
      date,
      steps: movingTo(mix, today),
    };
  }
  return {
    title: "Keep more of what my investments bring",
    description: `${about} That is your mix already: what is in your hands are its costs and taxes. ${UNCERTAIN}`,
    date,
    steps: [
      { title: "List what each fund costs a year", date: addDays(today, 14) },
      { title: "Change to cheaper funds of the same kind", date: addMonths(today, 1) },
      { title: "Use the accounts first that are taxed least", date: addMonths(today, 3) },
      { title: "Look at the costs again", date },
    ],
  };
}

/** Smaller swings: steadier holdings. Nobody sets out for wider ones. */
export function spreadDraft({ levers: { spread }, usual }: Known, today: CalendarDate): GoalDraft | null {
  const own = RISK_TOLERANCES.find((risk) => ASSUMED_RETURNS[risk].stocksShare === usual.assumption.stocksShare);
  if (spread === null || !own || spread >= ASSUMED_RETURNS[own].volatility) return null;
  const mix = nearestMix(({ volatility }) => Math.abs(volatility - spread));
  const { stocksShare, volatility, annualReturn } = ASSUMED_RETURNS[mix];
  return {
    title: `Hold steadier investments: swings of ${spread}% a year`,
    description: `Spread over more things, and with more in bonds, investments swing less and bring less: the ${nameOf(mix)} mix, about ${stocksShare}% in stocks, swings by about ${volatility}% a year and stands for ${annualReturn}%.`,
    date: addMonths(today, 12),
    steps: [
      { title: "List my largest holdings and their shares", date: addDays(today, 14) },
      { title: "Spread what is more than a tenth in one thing", date: addMonths(today, 1) },
      { title: `Bring stocks to about ${stocksShare}%, the rest to bonds`, date: addMonths(today, 3) },
      { title: "Look at the year's swings again", date: addMonths(today, 12) },
    ],
  };
}

function movingTo(mix: RiskTolerance, today: CalendarDate): GoalDraft["steps"] {
  return [
    { title: "Look at what each account holds", date: addDays(today, 14) },
    { title: `Decide on the mix: about ${ASSUMED_RETURNS[mix].stocksShare}% in stocks`, date: addMonths(today, 1) },
    { title: "Move what differs, and let new money follow", date: addMonths(today, 2) },
    { title: "Look at the mix again", date: addMonths(today, 12) },
  ];
}

function nameOf(risk: RiskTolerance): string {
  return labelOf(RISK_TOLERANCE_OPTIONS, risk).toLowerCase();
}

function nearestMix(distance: (of: (typeof ASSUMED_RETURNS)[RiskTolerance]) => number): RiskTolerance {
  return RISK_TOLERANCES.reduce((best, risk) =>
    distance(ASSUMED_RETURNS[risk]) < distance(ASSUMED_RETURNS[best]) ? risk : best,
  );
}
