import { expect, test } from "vitest";
import { decodeText, readFileText } from "./decode-text.ts";

const TEXT = "Name;Value\nCafé Zürich;1 200,50 €";

function utf16(text: string, isLittle: boolean, mark: boolean): Uint8Array {
  const units = [...(mark ? "\ufeff" : ""), ...text].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from(units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
}

test("UTF-8 with and without a byte order mark reads the same", () => {
  expect(decodeText(new TextEncoder().encode(TEXT))).toEqual({ text: TEXT });
  expect(decodeText(new TextEncoder().encode(`\ufeff${TEXT}`))).toEqual({ text: TEXT });
});

test.each([
  ["little", true, true],
  ["big", false, true],
  ["little", true, false],
  ["big", false, false],
])("UTF-16 (%s end first) is read, marked or not", (_name, isLittle, mark) => {
  // Without a mark only plain letters show which end comes first.
  const text = mark ? TEXT : "Name;Value\nSavings;1200";
  expect(decodeText(utf16(text, isLittle, mark))).toEqual({ text });
});

test("what is no UTF-8 is read as Windows-1252", () => {
  const bytes = Uint8Array.from([0x43, 0x61, 0x66, 0xe9, 0x2c, 0x80, 0x35]);
  expect(decodeText(bytes)).toEqual({ text: "Café,€5" });
});

test("workbooks and other files are refused with a sentence of their own", () => {
  const refused = (bytes: number[]) => decodeText(Uint8Array.from(bytes));
  expect(refused([0x50, 0x4b, 3, 4, 20])).toMatchObject({ refused: expect.stringContaining("Excel workbook") });
  expect(refused([0x25, 0x50, 0x44, 0x46, 0x2d])).toMatchObject({ refused: expect.stringContaining("PDF") });
  expect(refused([65, 0, 0, 66, 0, 67])).toMatchObject({ refused: expect.stringContaining("not a text file") });
});

test("a file is read, and one that is too large is refused without being read", async () => {
  expect(await readFileText(new Blob(["Name,Value"]))).toEqual({ text: "Name,Value" });
  const arrayBuffer = () => Promise.reject(new Error("more than the memory holds"));
  const refused = { refused: expect.stringContaining("8 MB") };
  expect(await readFileText({ size: 9_000_000_000, arrayBuffer })).toMatchObject(refused);
});
