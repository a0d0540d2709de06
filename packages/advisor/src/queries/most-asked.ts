import { PatternTable } from "../language/pattern-table.ts";
import { ASKED, type Asked } from "./asked.ts";
import { CUES } from "./asked-cues.ts";
import type { Cue } from "./cue.ts";

const PATTERNS = new PatternTable(CUES.map(([, pattern]) => pattern));

interface Guess {
  asked: Asked;
  score: number;
  /** How strongly some wording that is told apart by rule speaks for it; 0 for none. */
  cue: number;
}

/** Shares below count as this much: one rule outweighs a model that never met the words. */
const LEAST_SHARE = 0.003;

/** What a question may ask for, the likeliest first: the trained part's shares and the telling words together. */
export function mostAsked(signs: readonly string[], shares: ArrayLike<number>): Guess[] {
  const text = signs.join(" ");
  const cues = new Map<Asked, number>();
  for (const place of PATTERNS.placesIn(text)) {
    const [asked, pattern, weight] = CUES[place] as Cue;
    if (weight > (cues.get(asked) ?? 0) && pattern.test(text)) cues.set(asked, weight);
  }
  return ASKED.map((asked, at): Guess => {
    const cue = cues.get(asked) ?? 0;
    return { asked, cue, score: Math.log(Math.max(shares[at] ?? 0, LEAST_SHARE)) + 0.8 * cue };
  }).toSorted((a, b) => b.score - a.score);
}
