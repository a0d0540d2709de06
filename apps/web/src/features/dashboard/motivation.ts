import { type ProgressBand, progressBand } from "@seven-figures/domain";

const SAYINGS: Record<ProgressBand, string> = {
  none: "Every road has a first step. Add what you own and what you owe to see where yours begins.",
  started: "You are on the road. Every dollar you keep moves you along it.",
  quarter: "More than a quarter of the road is behind you. Keep going at your own pace.",
  half: "You have passed the halfway mark. What brought you here will carry you on.",
  "three-quarters": "Three quarters of the road lie behind you. Your target is in sight.",
  reached: "You have reached your target. Take a moment to enjoy the view.",
};

/** The sentence under the road, by how far it is walked. */
export function motivation(percent: number): string {
  return SAYINGS[progressBand(percent)];
}
