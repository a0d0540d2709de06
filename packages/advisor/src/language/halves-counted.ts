const FIGURE =
  /(?<![\d.,])[$\u00A3\u20AC]?(\d[\d,]*(?:\.\d+)?)(k?)\b(?!\s*(?:%|percent|per cent|st\b|nd\b|rd\b|th\b))/gi;
const HALF =
  /((?:,|(?<!\s))\s+(?:and\s+)?)(?:the other |another )?half(?: of (?:it|that|this))?(?= (?:(?:goes?|went|gone) )?(?:to|in|into|on|onto|towards?)\b)/gi;
const PLANNED = /\?|\b(?:if|would|could|should|will|might|want|plan\w*|going to|gonna|next|tomorrow|thinking)\b/i;
const LEAST = 20;
const HALVES = 2;

/** "18k after tax, half to Marcus half to the loan": each half as its sum. A message with another figure, or a plan, stays as it is. */
export function withHalvesCounted(message: string): string {
  const figures = [...message.matchAll(FIGURE)];
  const halves = [...message.matchAll(HALF)];
  const [figure] = figures;
  if (!figure || figures.length > 1 || halves.length !== HALVES || PLANNED.test(message)) return message;
  const [, digits = "", thousand = ""] = figure;
  const value = Number(digits.replaceAll(",", "")) * (thousand === "" ? 1 : 1_000);
  const isAfter = halves.every(({ index }) => index > (figure.index ?? 0));
  if (!isAfter || value < LEAST) return message;
  let count = 0;
  return message.replace(HALF, (_, before: string) => {
    count += 1;
    return `${count === 1 ? before : ", and "}${value / HALVES}`;
  });
}
