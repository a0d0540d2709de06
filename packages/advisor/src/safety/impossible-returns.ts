const SHARE = "(\\d+(?:[.,]\\d+)?|\\b(?:five|six|eight|ten|twelve|fifteen|twenty|thirty|forty|fifty)\\b[\\w -]{0,6}?)";
/** Neither a yearly rate that is paid monthly nor what changed this month. */
const BETWEEN =
  "(?: (?!apy|apr|aer|annual|year|paid|compound|from|this|last|these|how|for|of|my|to|less|more|up|then)\\w+){0,3}?";
const SPAN =
  "(?:(?: (?:a|an|per|every|each|in a|in one|in two|single)|/) ?(day|week|wk|month|mo\\b)|[ /](daily|weekly|monthly))";
const RATE = new RegExp(`${SHARE} ?(?:%|per ?cent|pct)${BETWEEN}${SPAN}`, "gi");

/** From so many percent in that time on no honest investment pays it. */
const LEAST: Readonly<Record<string, number>> = { da: 0.3, we: 1, wk: 1, mo: 2.5 };

/** What stands in place of such a return, for the patterns of warnings. */
const MARK = " impossible return ";

/** A message with each share that no investment brings in a day, a week or a month put into words. */
export function withReturnsMarked(message: string): string {
  return message.replace(RATE, (said: string, share: string, span?: string, how?: string) => {
    const value = Number(share.replace(",", "."));
    const isSpelt = Number.isNaN(value);
    return isSpelt || value >= (LEAST[`${span ?? how}`.slice(0, 2).toLowerCase()] ?? Number.POSITIVE_INFINITY)
      ? MARK
      : said;
  });
}
