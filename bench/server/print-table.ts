type Cell = string | number;

/** Prints a table as Markdown has it. */
export function printTable(head: readonly Cell[], rows: readonly (readonly Cell[])[]): void {
  for (const cells of [head, head.map(() => "---"), ...rows]) console.log(`| ${cells.join(" | ")} |`);
}
