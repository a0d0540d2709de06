/** A chance from 0 to 1 in whole percent: `83%`. What is simulated is never certain, so `over 99%` and `under 1%`. */
export function formatLikelihood(chance: number): string {
  const percent = Math.round(chance * 100);
  if (percent > 99) return "over 99%";
  return percent < 1 ? "under 1%" : `${percent}%`;
}
