/** Widths in the figure's own size, of the widest weight; tabular digits are all as wide as the widest. */
const EMS: Record<string, number> = { ",": 0.3, ".": 0.3, " ": 0.28, "%": 0.95 };
const OTHER_EMS = 0.65;

/** How wide a figure is at most, in ems. */
export function figureWidth(text: string): number {
  const ems = Array.from(text, (character) => EMS[character] ?? OTHER_EMS).reduce((sum, width) => sum + width, 0);
  return Math.round(ems * 100) / 100;
}
