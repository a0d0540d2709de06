import type { Asset } from "../financials.ts";
import { isLiquid } from "../projections/expense-cover.ts";

/** How an asset is supposed to move: only what is invested, lent to a bank or built of stone grows by itself. */
export type GrowthKind = "cash" | "invested" | "home" | "vehicle" | "still";

/**
 * Percent a year, nominal. Bills returned about 0.5 percent after inflation from 1900 to 2025 (UBS Global Investment
 * Returns Yearbook 2026); many accounts pay less, so with 3 percent inflation 2 is taken.
 */
export const ASSUMED_CASH_RETURN = 2;
/**
 * Percent a year, nominal: homes keep up with prices and little more (Robert Shiller, "Irrational Exuberance", 2nd
 * edition, 2005, chapter 2: US homes rose by about 0.4 percent a year after inflation from 1890 to 2004).
 */
export const ASSUMED_HOME_GROWTH = 3;
/**
 * Percent a year: a car loses between a third and a half of its value in five years (iSeeCars, yearly studies of
 * depreciation since 2019), which is 8 to 13 percent a year; 12 is taken.
 */
export const ASSUMED_VEHICLE_GROWTH = -12;

const VEHICLE_NAMES =
  /\b(cars?|auto(?:mobile)?s?|trucks?|pick-?ups?|suvs?|vans?|motor(?:cycle|bike|home|home)s?|scooters?|boats?|rvs?|campers?|caravans?|trailers?|vehicles?|toyota|honda|ford|chevy|chevrolet|tesla|bmw|audi|mercedes|volkswagen|vw|nissan|hyundai|kia|mazda|subaru|jeep|volvo|lexus|tacoma|corolla|camry|civic|accord|harley)\b/i;

/**
 * Bonds and retirement accounts are part of the mix that a risk tolerance stands for. For crypto, a business and other
 * things no growth is supposed: nothing tells what they bring.
 */
export function growthKindOf(asset: Pick<Asset, "type" | "name">): GrowthKind {
  if (isLiquid(asset)) return "cash";
  switch (asset.type) {
    case "stocks":
    case "bonds":
    case "retirement":
      return "invested";
    case "real-estate":
      return "home";
    case "other":
      return VEHICLE_NAMES.test(asset.name) ? "vehicle" : "still";
    default:
      return "still";
  }
}

/** Percent a year of each kind, the return of what is invested given. */
export function growthRates(investedReturn: number): Record<GrowthKind, number> {
  return {
    cash: ASSUMED_CASH_RETURN,
    invested: investedReturn,
    home: ASSUMED_HOME_GROWTH,
    vehicle: ASSUMED_VEHICLE_GROWTH,
    still: 0,
  };
}
