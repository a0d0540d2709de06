import { anchorsOf, SHORTEST_ANCHOR } from "./pattern-anchors.ts";

/**
 * Patterns by what stands in all that they match: a message has a hundred pieces of three letters, and of hundreds of patterns
 * they leave a few dozen, of which those are worth trying whose whole anchor is there.
 */
export class PatternTable {
  readonly #patterns: readonly RegExp[];
  /** Patterns by a piece of three letters of their anchors. Made when first asked for. */
  #places: Map<number, Anchored[]> | undefined;
  readonly #always: number[] = [];

  constructor(patterns: readonly RegExp[]) {
    this.#patterns = patterns;
  }

  /** The numbers of the patterns that may match a text, in their order. */
  placesIn(text: string): number[] {
    this.#places ??= this.#placesOfAll();
    const found = new Set(this.#always);
    const small = text.toLowerCase();
    for (let at = 0, piece = 0; at < small.length; at++) {
      piece = withLetter(piece, small.charCodeAt(at));
      const places = at + 1 < SHORTEST_ANCHOR ? undefined : this.#places.get(piece);
      if (places)
        for (const { place, anchor, end } of places)
          if (!found.has(place) && small.startsWith(anchor, at - end)) found.add(place);
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

  #placesOfAll(): Map<number, Anchored[]> {
    const all = new Map<number, Anchored[]>();
    for (const [place, pattern] of this.#patterns.entries()) {
      const anchors = anchorsOf(pattern);
      if (!anchors) this.#always.push(place);
      for (const anchor of new Set(anchors)) {
        const rarest = rarestPiece(anchor);
        const piece = numberOf(rarest);
        const end = anchor.indexOf(rarest) + rarest.length - 1;
        all.set(piece, [...(all.get(piece) ?? []), { place, anchor, end }]);
      }
    }
    return all;
  }
}

/** The number of a pattern, a text of which one stands in all that it matches, and where in it the piece ends that it is found by. */
interface Anchored {
  place: number;
  anchor: string;
  end: number;
}

/** The last three letters as one number: what is no ASCII may be taken for something else, which only lets more be tried. */
function withLetter(piece: number, code: number): number {
  return ((piece << 7) | (code & 127)) & 0x1fffff;
}

function numberOf(piece: string): number {
  return [...piece].reduce((number, letter) => withLetter(number, letter.charCodeAt(0)), 0);
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
