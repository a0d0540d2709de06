import { ONE_TO_TWELVE } from "../lexicon/one-to-twelve.ts";

/** Numbers in words. Multipliers are apart, in {@link MULTIPLIERS}. */
export const NUMBER_WORDS: Record<string, number> = {
  ...ONE_TO_TWELVE,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

export const MULTIPLIERS: Record<string, number> = {
  hundred: 1e2,
  hundreds: 1e2,
  thousand: 1e3,
  thousands: 1e3,
  grand: 1e3,
  k: 1e3,
  million: 1e6,
  millions: 1e6,
  mil: 1e6,
  mill: 1e6,
  mm: 1e6,
  m: 1e6,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  crore: 1e7,
  crores: 1e7,
  billion: 1e9,
  billions: 1e9,
  bn: 1e9,
  b: 1e9,
  trillion: 1e12,
  trillions: 1e12,
  t: 1e12,
  quadrillion: 1e15,
  gazillion: 1e18,
};

/** After a number these say that it is money. */
export const CURRENCY_WORDS = new Set(
  `dollar dollars buck bucks usd quid pounds pound euro euros eur gbp aud cad smackers smackeroos`.split(/\s+/),
);
export const CURRENCY_SIGNS = new Set(["$", "£", "€"]);

/** Before an amount these change nothing but how exact it is. */
export const APPROXIMATORS = new Set(
  `about around roughly approximately approx approx. circa nearly almost like maybe probably some ~ ca over under say close exactly
   ballpark-ish like estimated`.split(/\s+/),
);

/** After a bare number these say that it counts something and is no money. */
export const COUNTED = new Set(
  `share shares year years yr yrs month months mo week weeks wk day days hour hours hr hrs minute minutes min times time people
   steps step goals goal debts assets cards loans things kids children accounts recipes books pages miles km kg lbs pounds-lost
   percent points coins btc eth acres acre units bedroom bed bath th st nd rd am pm o'clock x words songs units courses classes meetings
   founders mentors events contacts clients customers founders% weekends nights mornings evenings bathrooms bedrooms properties houses cars
   of-them workouts sessions chapters sketches reps friends push-ups pushups steps-a-day glasses litres liters cups hundredths halves`.split(
    /\s+/,
  ),
);
