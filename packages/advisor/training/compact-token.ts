import type { ReaderToken } from "../src/reader/reader-tokens.ts";

/** A token as the trainer reads it: word, slot, value, marks. */
export function compactToken({ text, slot, marks }: ReaderToken): [string, string, number, string] {
  const value = slot === null ? 0 : "value" in slot ? slot.value : "timesAYear" in slot ? slot.timesAYear : 0;
  return [text, slot?.kind ?? "", value, [...marks].join("")];
}
