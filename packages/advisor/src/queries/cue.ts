import type { Asked } from "./asked.ts";

/**
 * Words that tell what a question asks for, whoever says them, and how much they weigh beside the trained part. They are
 * looked for in a question's signs: words by their stem, entries as `<a>` `<d>` `<g>`, groups as `<all:debts>`, amounts `<money>`.
 */
export type Cue = readonly [asked: Asked, pattern: RegExp, weight: number];

export function cue(asked: Asked, pattern: string, weight: number): Cue {
  return [asked, new RegExp(`(?<![^ ])(?:${pattern})(?![^ ])`), weight];
}

export const ENTRY = "<[adg]+>";
export const SOME = "<(?:all|type|where):\\w+>";
export const ANY = `(?:${ENTRY}|${SOME})`;
