/** The text of a file, or why it can't be read as one. */
type DecodedText = { text: string } | { refused: string };

/** Bytes; larger files are not looked into. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

const TOO_LARGE = "This file is larger than 8 MB. Choose one with fewer rows.";
const WORKBOOK = "This is an Excel workbook. Save it as CSV first, or copy its cells and paste them here.";
const NO_TEXT =
  "This is not a text file. Choose a CSV file, or copy the cells of your spreadsheet and paste them here.";

/** How files begin that are sometimes taken for tables. */
const FOREIGN_STARTS: readonly [start: readonly number[], sentence: string][] = [
  [[0x50, 0x4b, 0x03, 0x04], WORKBOOK],
  [[0xd0, 0xcf, 0x11, 0xe0], WORKBOOK],
  [[0x25, 0x50, 0x44, 0x46], "This is a PDF. Choose a CSV file instead; most banks offer one beside it."],
];

const LOOKED_AT = 2_000;

/** The text of a file that was chosen. One that is too large is not read at all: it may be larger than the memory. */
export async function readFileText(file: Pick<Blob, "size" | "arrayBuffer">): Promise<DecodedText> {
  return file.size > MAX_FILE_BYTES ? { refused: TOO_LARGE } : decodeText(new Uint8Array(await file.arrayBuffer()));
}

/** Reads the bytes of a file as UTF-8 or UTF-16, with or without a byte order mark, else as Windows-1252. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const foreign = FOREIGN_STARTS.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  if (foreign) return { refused: foreign[1] };
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes("\0")) return { refused: NO_TEXT };
  return { text };
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, LOOKED_AT);
  // Plain letters take one of the two bytes of UTF-16 only.
  const zeros = (parity: number) => start.filter((byte, at) => at % 2 === parity && byte === 0).length;
  const many = start.length / 5;
  if (zeros(1) > many && zeros(0) === 0) return "utf-16le";
  if (zeros(0) > many && zeros(1) === 0) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
