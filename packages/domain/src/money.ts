/** An amount of US dollars, exact to the cent once it went through {@link roundToCents}. */
export type Dollars = number;

declare const unit: unique symbol;
/** A whole number of US cents: how amounts are stored and added up. */
export type Cents = number & { readonly [unit]: "cents" };

/** The largest amount, in dollars, that any field takes. */
export const MAX_AMOUNT: Dollars = 1e12;

/**
 * Whole cents of a finite amount of dollars; half a cent rounds away from zero, as people expect of 1.005. Never -0,
 * which would be another value than 0 to whoever compares.
 */
export function toCents(dollars: Dollars): Cents {
  const scaled = Math.abs(dollars) * 100;
  return (Math.sign(dollars) * Math.round(scaled + scaled * Number.EPSILON) || 0) as Cents;
}

/** Takes plain numbers too, which is what cents become once they were reckoned with. */
export function toDollars(cents: number): Dollars {
  return cents / 100;
}

export function roundToCents(dollars: Dollars): Dollars {
  return toDollars(toCents(dollars));
}

/** Adds in whole cents, so that 0.1 and 0.2 are 0.3. */
export function sumDollars(amounts: readonly Dollars[]): Dollars {
  return toDollars(amounts.reduce((sum, amount) => sum + toCents(amount), 0));
}
