import {
  type Financials,
  formatDollarsLeft,
  netWorth as netWorthOf,
  type ProgressBand,
  progressBand,
} from "@seven-figures/domain";

const SAYINGS: Record<ProgressBand, string> = {
  none: "Every road has a first step. Add what you own and what you owe to see where yours begins.",
  started: "You are on the road. Every dollar you keep moves you along it.",
  quarter: "More than a quarter of the road is behind you. Keep going at your own pace.",
  half: "You have passed the halfway mark. What brought you here will carry you on.",
  "three-quarters": "Three quarters of the road lie behind you. Your target is in sight.",
  reached: "You have reached your target. Take a moment to enjoy the view.",
};

/** The sentence under the road, by how far it is walked; where it has not begun, by what is entered and how far zero is. */
export function motivation(percent: number, financials: Pick<Financials, "assets" | "debts">): string {
  const band = progressBand(percent);
  return band === "none" ? beforeTheRoad(financials) : SAYINGS[band];
}

function beforeTheRoad(financials: Pick<Financials, "assets" | "debts">): string {
  const { assets, debts } = financials;
  if (assets === null && debts === null) return SAYINGS.none;
  if (assets === null) return "What you owe is entered. Add what you own to see where your road begins.";
  const netWorth = netWorthOf(financials);
  if (netWorth < 0) {
    return `${formatDollarsLeft(-netWorth)} to zero, where your road begins. Every dollar paid off or kept brings it nearer.`;
  }
  if (debts === null) return "What you own is entered. Add what you owe to see where your road begins.";
  return "You stand at zero, where your road begins. The next dollar you keep is the first on it.";
}
