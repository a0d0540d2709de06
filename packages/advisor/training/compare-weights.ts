import type { LearnedReader } from "../src/reader/learned-reader.ts";
import { type LineExample, type Outcome, outcomeOfLine } from "./outcome-of-line.ts";

export type Counts = Record<Outcome, number>;

export interface Comparison {
  old: Counts;
  fresh: Counts;
  /** Held-out messages that are read otherwise than before. */
  changed: { example: LineExample; was: Outcome; is: Outcome }[];
}

const none = (): Counts => ({ right: 0, tap: 0, asked: 0, wrong: 0 });

/** What the whole advisor makes of held-out messages with the old weights and with fresh ones. */
export function compareWeights(
  examples: readonly LineExample[],
  old: LearnedReader | undefined,
  fresh: LearnedReader,
): Comparison {
  const comparison: Comparison = { old: none(), fresh: none(), changed: [] };
  for (const example of examples) {
    const [was, is] = [outcomeOfLine(example, old), outcomeOfLine(example, fresh)];
    comparison.old[was.outcome] += 1;
    comparison.fresh[is.outcome] += 1;
    if (was.print !== is.print) comparison.changed.push({ example, was: was.outcome, is: is.outcome });
  }
  return comparison;
}

/** Why fresh weights may not take the place of the old ones; empty where they may. */
export function objections({ old, fresh }: Comparison): string[] {
  const said: string[] = [];
  if (fresh.right < old.right)
    said.push(`held-out authors are read worse: ${fresh.right} messages right, ${old.right} before`);
  if (fresh.wrong > old.wrong) said.push(`wrong writes rise: ${fresh.wrong}, ${old.wrong} before`);
  return said;
}
