/** `~` stands for up to three words in between, `~~` for up to six, `~~~` for up to nine. */
function compile(line: string): RegExp {
  const gaps = line.replace(/(~+)\??/g, (_, waves: string) => `(?:[a-z0-9]+ ){0,${waves.length * 3}}`);
  return new RegExp(
    `(?<![a-z0-9])${gaps.replace(/\((?!\?)/g, "(?:")}(?!(?<=[a-z0-9])[a-z0-9])`.replace("(?<![a-z0-9])^", "^"),
  );
}

/** A pattern for each line of a table. */
export function compileAll(lines: string): RegExp[] {
  return lines.trim().split("\n").map(compile);
}
