import type { RiskTolerance } from "../options.ts";

/** What a long-run projection supposes about a mix of investments, in percent a year. */
export interface ReturnAssumption {
  /** Effective nominal return after ordinary fund costs. */
  annualReturn: number;
  /** Standard deviation of the yearly log return. */
  volatility: number;
  /** The mix that the figures stand for. */
  stocksShare: number;
}

/** Percent a year: the long-run US average is just under it. */
export const ASSUMED_INFLATION = 3;
/**
 * Set 2026-11-20. Source: UBS Global Investment Returns Yearbook 2026 (Dimson, Marsh, Staunton): after inflation US
 * equities returned 6.6 and US bonds 1.6 percent a year from 1900 to 2025; markets outside the US returned less, so
 * equities are taken at 5 real here and bonds at 1.5. With 3 percent inflation (the long-run US average is just under
 * it) the three mixes come to about 5.7, 6.9 and 7.7 percent nominal. Fund costs and a margin for being wrong are taken
 * off and the result is rounded down to a whole percent; the conservative mix, much of which sits in cash, the most.
 * Volatility: equities about 17, bonds about 7 percent a year, partly cancelling out.
 */
export const ASSUMED_RETURNS: Record<RiskTolerance, ReturnAssumption> = {
  conservative: { annualReturn: 4, volatility: 6, stocksShare: 30 },
  moderate: { annualReturn: 6, volatility: 11, stocksShare: 60 },
  aggressive: { annualReturn: 7, volatility: 15, stocksShare: 85 },
};
/** Supposed where a person has not said how much risk suits them. */
const DEFAULT_RISK_TOLERANCE: RiskTolerance = "moderate";

/**
 * The smallest monthly payment a debt is supposed to ask for, beside its interest, in percent of the balance: card
 * issuers commonly ask for the interest and 1 percent (US Consumer Financial Protection Bureau, "How is my minimum
 * payment calculated?").
 */
export const ASSUMED_MINIMUM_PAYMENT = 1;

/** Rules of thumb that answers quote. */
export const EMERGENCY_FUND_MONTHS = { low: 3, high: 6 } as const;
export const BUDGET_SHARES = { needs: 50, wants: 30, savings: 20 } as const;
/** From this rate on, in percent, paying a debt beats what investments can be expected to bring. */
export const HIGH_INTEREST_RATE = 8;
/**
 * William Bengen, "Determining withdrawal rates using historical data" (1994): the share of savings that could be drawn
 * in the first year, and raised with prices, through any 30 years of US history since 1926.
 */
export const WITHDRAWAL_RATE = 4;

export function assumedReturn(riskTolerance: RiskTolerance | null): ReturnAssumption {
  return ASSUMED_RETURNS[riskTolerance ?? DEFAULT_RISK_TOLERANCE];
}
