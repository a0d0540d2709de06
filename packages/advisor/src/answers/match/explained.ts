import { NEUTRAL_STEMS } from "./neutral-words.ts";
import { type Phrasing, placesIn } from "./phrasing.ts";

/** Where each stem stands in a text. */
export type Places = ReadonlyMap<string, readonly number[]>;

/** The places of the words that say what a text is about: all but neutral ones and figures. */
export function contentPlaces(stems: readonly string[]): number[] {
  return stems.flatMap((stem, at) =>
    NEUTRAL_STEMS.has(stem) || /^\d[\d.]*$/.test(stem) || stem.length < 2 ? [] : [at],
  );
}

/** The places that phrasings which fit a text explain, and words that may stand beside them. */
export function explainedPlaces(
  phrasings: readonly Phrasing[],
  beside: readonly string[],
  places: Places,
): Set<number> {
  const named = phrasings.flatMap((phrasing) => placesIn(phrasing, places));
  return new Set([...named, ...beside.flatMap((stem) => places.get(stem) ?? [])]);
}

/** Of the content of a text, the share that is explained: 0 to 1; 0 where there is none. */
export function shareOf(explained: ReadonlySet<number>, content: readonly number[]): number {
  return content.length === 0 ? 0 : content.filter((at) => explained.has(at)).length / content.length;
}
