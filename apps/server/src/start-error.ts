/** Why the server cannot start: lines for whoever started it, each of which says what to do about one thing. */
export class StartError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[], cause?: unknown) {
    super(lines.join("\n"), { cause });
    this.name = "StartError";
    this.lines = lines;
  }
}
