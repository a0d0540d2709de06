import { type GoalLever, LATEST_TARGET_YEAR, LEVER_BOUNDS, MIN_YEAR, TARGET_FIELDS } from "@seven-figures/domain";

export interface Slider {
  id: string;
  label: string;
  /** How far the slider goes, where that is the same for everybody. */
  range?: readonly [number, number];
  /** How far the number beside it may go. */
  bounds: readonly [number, number];
  step: number;
  unit: "$" | "%" | "year";
  help?: string;
  /** The goal that it can become. */
  goal?: GoalLever;
}

/** The levers that are a slider and a number. */
export const SLIDERS = {
  saving: {
    id: "lever-saving",
    label: "Save more each month",
    bounds: LEVER_BOUNDS.saving,
    step: 25,
    unit: "$",
    help: "On top of what is left over now. Less than zero: less is saved.",
    goal: "saving",
  },
  spending: {
    id: "lever-spending",
    label: "Spend more (or less) each month",
    bounds: LEVER_BOUNDS.spending,
    step: 25,
    unit: "$",
    help: "Your emergency fund is counted in months of spending, so it grows and shrinks with it.",
    goal: "spending",
  },
  annualReturn: {
    id: "lever-return",
    label: "Return a year",
    range: [0, 15],
    bounds: LEVER_BOUNDS.annualReturn,
    step: 0.25,
    unit: "%",
    goal: "annualReturn",
  },
  spread: {
    id: "lever-spread",
    label: "Its swings a year",
    range: [0, 30],
    bounds: LEVER_BOUNDS.spread,
    step: 0.5,
    unit: "%",
    help: "The wider they are, the wider the band around the line.",
    goal: "spread",
  },
  inflation: {
    id: "lever-inflation",
    label: "Prices rise a year",
    range: [0, 10],
    bounds: LEVER_BOUNDS.inflation,
    step: 0.25,
    unit: "%",
    help: "Today's money is counted with it. Prices are in nobody's hands; what you save can rise with them.",
    goal: "inflation",
  },
  targetYear: {
    id: "lever-year",
    label: TARGET_FIELDS.targetYear.label,
    bounds: [MIN_YEAR, LATEST_TARGET_YEAR],
    step: 1,
    unit: "year",
    help: "It changes how likely you are to be there in time, not the date.",
    goal: "targetYear",
  },
} as const satisfies Record<string, Slider>;

export type SliderLever = keyof typeof SLIDERS;
