import type { Dollars } from "@seven-figures/domain";

/** CSS pixels, of a small chart. The width is whatever there is. */
export const PLOT_HEIGHT = 162;

/**
 * Where in the plot a moment and an amount stand: the one as a share of its width (0 to 1), the other in pixels from its
 * top.
 */
export function plotScale(
  times: readonly [number, number],
  amounts: readonly [Dollars, Dollars],
  height: number = PLOT_HEIGHT,
) {
  const [[first, last], [low, high]] = [times, amounts];
  return {
    shareOf: (time: number) => (time - first) / (last - first),
    yOf: (amount: Dollars) => height * (1 - (amount - low) / (high - low)),
  };
}
