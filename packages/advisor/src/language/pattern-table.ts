import { anchorsOf, SHORTEST_ANCHOR } from "./pattern-anchors.ts";

/**
 * Patterns by what stands in all that they match: a message has a hundred pieces of three letters, and of hundreds of patterns
 * they leave a few dozen that are worth trying.
 */
export class PatternTable {
  readonly #patterns: readonly RegExp[];
  /** Numbers of patterns, by a piece of three letters of their anchors. Made when first asked for. */
  #places: Map<string, number[]> | undefined;
  readonly #always: number[] = [];

  constructor(patterns: readonly RegExp[]) {
    this.#patterns = patterns;
  }

  /** The numbers of the patterns that may match a text, in their order. */
  placesIn(text: string): number[] {
    this.#places ??= this.#placesOfAll();
    const found = new Set(this.#always);
    const small = text.toLowerCase();
    for (let at = 0; at + SHORTEST_ANCHOR <= small.length; at++) {
      const places = this.#places.get(small.slice(at, at + SHORTEST_ANCHOR));
      if (places) for (const place of places) found.add(place);
    }
    return [...found].sort((a, b) => a - b);
  }

  /** What comes of something said when each pattern in its turn may make something else of it; as it is where it makes none. */
  inTurn<Said>(said: Said, textOf: (said: Said) => string, next: (said: Said, place: number) => Said): Said {
    let now = said;
    let places = this.placesIn(textOf(now));
    for (let turn = 0; turn < places.length; turn++) {
      const place = places[turn] as number;
      const after = next(now, place);
      if (after === now) continue;
      now = after;
      places = this.placesIn(textOf(now)).filter((each) => each > place);
      turn = -1;
    }
    return now;
  }

  #placesOfAll(): Map<string, number[]> {
    const all = new Map<string, number[]>();
    for (const [place, pattern] of this.#patterns.entries()) {
      const anchors = anchorsOf(pattern);
      if (!anchors) this.#always.push(place);
      for (const piece of new Set(anchors?.map(rarestPiece))) all.set(piece, [...(all.get(piece) ?? []), place]);
    }
    return all;
  }
}

/** Letters from common to rare. */
const BY_RARITY = " etaoinshrdlucmwfgypbvk";

function rarestPiece(anchor: string): string {
  const pieces = Array.from({ length: anchor.length - SHORTEST_ANCHOR + 1 }, (_, at) =>
    anchor.slice(at, at + SHORTEST_ANCHOR),
  );
  return pieces.toSorted((a, b) => rarity(b) - rarity(a))[0] ?? anchor;
}

function rarity(piece: string): number {
  const ofLetter = (letter: string) => (BY_RARITY.indexOf(letter) + BY_RARITY.length + 1) % (BY_RARITY.length + 1);
  return [...piece].reduce((sum, letter) => sum + ofLetter(letter), 0);
}
