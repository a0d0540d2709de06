import { printTable } from "./print-table.ts";
import { type Grown, LARGE_TOWN, SMALL_TOWN } from "./town-size.ts";

/** Prints how the same calls do in a small town and in a large one. */
export function printGrown(grown: readonly Grown[]): void {
  const [fewer, more] = [SMALL_TOWN, LARGE_TOWN].map((people) => people.toLocaleString("en-US"));
  console.log(`\nOne call after the other, with ${fewer} people and with ${more}, in turns; milliseconds.`);
  printTable(
    ["call", "p50 of few", "p50 of many", "ratio", "p99 of few", "p99 of many", "ratio"],
    grown.map(({ what, small, large }) => [
      what,
      ...(["p50", "p99"] as const).flatMap((at) => [
        small[at].toFixed(2),
        large[at].toFixed(2),
        (large[at] / small[at]).toFixed(2),
      ]),
    ]),
  );
}
