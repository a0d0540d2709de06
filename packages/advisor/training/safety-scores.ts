import { DANGERS, TROUBLES } from "../src/safety/concern.ts";
import { ALARM_AT } from "../src/safety/read-concern.ts";
import type { Line } from "./safety-lines.ts";

/** A line as a model read it that never saw its author's file. */
export interface Held {
  line: Line;
  likelihood: number;
  certain: boolean;
}

/** `found` of `of` lines raise an alarm; for near-danger and ordinary ones that is what must not happen. */
interface Count {
  found: number;
  of: number;
}

export function scoresByAuthor(held: readonly Held[]): Record<string, Record<string, Count>> {
  const groups: Record<string, readonly string[]> = {
    danger: DANGERS,
    trouble: TROUBLES,
    ...Object.fromEntries([...DANGERS, ...TROUBLES, "near-danger", "ordinary"].map((kind) => [kind, [kind]])),
  };
  const fileOf = ({ line }: Held) => (/\.jsonl/.test(line.author) ? "corpus" : (line.author.split(":")[0] ?? ""));
  const files = [...new Set(held.map(fileOf))].sort();
  return Object.fromEntries(
    files.map((file) => {
      const rows = held.filter((each) => fileOf(each) === file);
      const counts = Object.entries(groups).map(([name, kinds]): [string, Count] => {
        const of = rows.filter(({ line }) => kinds.includes(line.label));
        return [
          name,
          { found: of.filter((each) => each.certain || each.likelihood >= ALARM_AT.first).length, of: of.length },
        ];
      });
      return [file, Object.fromEntries(counts.filter(([, { of }]) => of > 0))];
    }),
  );
}
