/** How parts of a whole are said: "half of", "two thirds of", "30 percent of". */
const SIZES: Record<string, number> = { half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, tenth: 10 };
const COUNTS: Record<string, number> = { a: 1, one: 1, the: 1, two: 2, three: 3, four: 4 };
const PART =
  /\b(?:(a|one|the|two|three|four) )?(half|thirds?|quarters?|fourths?|fifths?|sixths?|tenths?)(?: (?:of|from|the|my|our|what|that|all|everything))*$/;
const PERCENT = /(\d{1,2}(?:\.\d+)?) ?(?:%|percent|per cent)(?: (?:of|from|the|my|our|what|that|all|everything))*$/;

/** The part of something that is said right before it, as a factor below 1; null where all of it is meant. */
export function partSaid(before: string): number | null {
  const said = before.trim();
  const [, percent] = PERCENT.exec(said) ?? [];
  if (percent !== undefined) return Number(percent) / 100;
  const [, count = "one", size = ""] = PART.exec(said) ?? [];
  const whole = SIZES[size.replace(/s$/, "")];
  const many = COUNTS[count] ?? 1;
  return whole !== undefined && many < whole ? many / whole : null;
}
