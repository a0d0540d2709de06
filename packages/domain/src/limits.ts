/** The product's name and the numbers that the specification fixes, each in one place. */
export const PRODUCT_NAME = "Seven Figures";
export const TAGLINE = "Road to 1 Million";
export const DEFAULT_TARGET_AMOUNT = 1_000_000;
/** Years ahead of today: a new profile's target year, and the goals page's where the profile has none. */
export const DEFAULT_TARGET_YEARS_PROFILE = 20;
export const DEFAULT_TARGET_YEARS_DISPLAY = 10;

/** What the advisor keeps to; forms are held to {@link MAX_LIST_ENTRIES}. */
export const ADVISOR_LIMITS = { assets: 10, debts: 10, goals: 15 } as const;
export const MAX_LIST_ENTRIES = 200;
/** Ten years of one a month. */
export const MAX_CHECK_INS = 120;
/** Roads kept by name, and how many of them stand side by side. */
export const MAX_SCENARIOS = 20;
export const MAX_COMPARED_SCENARIOS = 3;

export const MAX_TEXT = 200;
export const MAX_LONG_TEXT = 4_000;
export const MIN_PASSWORD = 6;
export const MIN_YEAR = 1900;
/** Years: the product is not for children. */
export const MIN_AGE = 13;
export const YEARS_AHEAD = 10;

export const URGENT_DAYS = 7;
export const UPCOMING_DAYS = 30;
