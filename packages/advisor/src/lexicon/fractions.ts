/** Into how many equal parts something goes, by the word for one of them. */
export const EQUAL_PARTS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

const COUNTS = ["a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const SHARE = new RegExp(`^(?:(an?|the|${COUNTS.slice(1).join("|")})[- ])?(${Object.keys(EQUAL_PARTS).join("|")})s?$`);

/** "Half", "a third", "two thirds", as a factor below 1; null for any other words. */
export function shareOf(words: string): number | null {
  const [, count = "a", part = ""] = SHARE.exec(words) ?? [];
  const parts = EQUAL_PARTS[part];
  const many = Math.max(COUNTS.indexOf(count), 1);
  return parts !== undefined && many < parts ? many / parts : null;
}
