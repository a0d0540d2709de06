import { bytesOf } from "../base64.ts";
import type { ReaderToken } from "./reader-tokens.ts";

const NAMES = new Set(["A", "D", "G", "S", "K", "I"]);

/** A token as wordings go: slots by their kind, what is stored by that alone. */
function formOf({ text, slot, marks }: ReaderToken): string {
  if (slot !== null) return `<${slot.kind}>`;
  return [...marks].some((mark) => NAMES.has(mark)) ? "<name>" : text;
}

/** Each three forms that stand side by side, with the borders of the message. */
export function wordingTriples(tokens: readonly ReaderToken[]): string[] {
  const forms = ["^", ...tokens.map(formOf), "$"];
  if (forms.length < 3) return [forms.join(" ")];
  return forms.slice(2).map((form, at) => `${forms[at]} ${forms[at + 1]} ${form}`);
}

/** The place of a triple among `size` bits (FNV-1a). */
export function placeOf(triple: string, size: number): number {
  let hash = 2166136261;
  for (let at = 0; at < triple.length; at++) hash = Math.imul(hash ^ triple.charCodeAt(at), 16777619) >>> 0;
  return hash % size;
}

/** Triples of words that stand in conversations which the rules are known to read, one bit for each. */
export class FamiliarWordings {
  readonly #bits: Uint8Array;

  constructor(base64: string) {
    this.#bits = bytesOf(base64);
  }

  /** 0 to 1: how much of a message is put as people put it whom the rules were made for. */
  shareOf(tokens: readonly ReaderToken[]): number {
    const triples = wordingTriples(tokens);
    const known = triples.filter((triple) => {
      const place = placeOf(triple, this.#bits.length * 8);
      return ((this.#bits[place >> 3] as number) >> (place & 7)) & 1;
    });
    return known.length / triples.length;
  }
}
