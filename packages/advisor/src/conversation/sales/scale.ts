import type { SaidSum } from "./shape.ts";

/** Below this a bare number may be said in thousands: "five in the saver", "11.5 to Ally". */
const MOST_BARE = 100;
const LEAST_HAND = 1_000;

/** A sum as it is meant beside an amount that is known: "five" of 8,500 is five thousand. */
export function inThousands(sum: SaidSum | undefined, known: number): number {
  if (!sum) return 0;
  const inThousand = sum.value * 1_000;
  const isShort = sum.bare && sum.value < MOST_BARE && Number.isFinite(known) && known >= LEAST_HAND;
  return isShort && inThousand <= known * 1.25 ? inThousand : sum.value;
}

/** The price of a thing, in thousands where it is worth thousands: "26" for one at 24,000. */
export function asPrice(sum: SaidSum, worth: number): number {
  const inThousand = sum.value * 1_000;
  const isNear = inThousand > worth / 5 && inThousand < worth * 4;
  return sum.bare && isNear && sum.value < worth / 20 ? inThousand : sum.value;
}
