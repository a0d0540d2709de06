/**
 * The rate of one month that compounds to an effective annual rate: (1 + a)^(1/12) - 1. Takes percent a year (7 is
 * 7 percent), gives a fraction (0.00565). A rate of -100 percent or less counts as -100.
 */
export function monthlyRate(annualPercent: number): number {
  return Math.expm1(Math.log1p(Math.max(annualPercent, -100) / 100) / 12);
}

/**
 * What a debt is charged each month: APR / 12 as a fraction. By its definition (US Regulation Z, 12 CFR 1026.14) an APR
 * is the periodic rate times the periods of a year, not a compounded rate.
 */
export function monthlyInterestRate(aprPercent: number): number {
  return aprPercent / 1200;
}

/** Fisher's equation: the return left once prices have risen, (1 + nominal) / (1 + inflation) - 1, all in percent. */
export function realReturn(nominalPercent: number, inflationPercent: number): number {
  return ((1 + nominalPercent / 100) / (1 + inflationPercent / 100) - 1) * 100;
}

/** Years in which a sum doubles at a yearly growth in percent, compounded: ln 2 / ln(1 + g); endless where nothing grows. */
export function doublingYears(annualPercent: number): number {
  return annualPercent > 0 ? Math.LN2 / Math.log1p(annualPercent / 100) : Number.POSITIVE_INFINITY;
}
