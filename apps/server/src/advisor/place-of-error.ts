/** An error without its words. */
interface PlaceOfError {
  name: string;
  code?: string;
  /** The places in the code, the innermost first. */
  frames: string[];
  cause?: PlaceOfError;
}

const FRAME = /^ {4}at .+:\d+:\d+\)?$/;

/** What failed and where. The words of an error that the advisor throws may be the person's: "Unexpected token: Ally". */
export function placeOfError(error: unknown): PlaceOfError {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const { name, message, stack = "", cause } = error;
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const wordless = message === "" ? stack : stack.replaceAll(message, "");
  const frames = wordless.split("\n").filter((line) => FRAME.test(line));
  return {
    name,
    ...code,
    frames: frames.map((frame) => frame.trim()),
    ...(cause === undefined ? {} : { cause: placeOfError(cause) }),
  };
}
