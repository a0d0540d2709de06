const NEGATIVE = /(\u2212[$€£¥]?[\d.,]*\d[kMBT%]?)/;

/**
 * A text cut around its negative amounts, which stand at the odd places: a browser would break a line between the
 * minus sign and the currency's.
 */
export function cutAtNegatives(text: string): string[] {
  return text.split(NEGATIVE);
}
