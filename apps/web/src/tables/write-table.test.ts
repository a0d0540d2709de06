import fc from "fast-check";
import papa from "papaparse";
import { expect, test } from "vitest";
import { plainCell, writeCsv } from "./write-table.ts";

test("cells are quoted where they have to be, lines end as the standard says, and Excel sees that it is UTF-8", () => {
  expect(
    writeCsv([
      ["Name", "Value"],
      ['Caf\u00e9, "main"', 1200.5],
      ["two\nlines", null],
      ["a", -5],
    ]),
  ).toBe('\ufeffName,Value\r\n"Caf\u00e9, ""main""",1200.5\r\n"two\nlines",\r\na,-5\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\uff1d1"])("%j can't be run", (cell) => {
  expect(writeCsv([[cell]])).toMatch(/^\ufeff"?'/);
});

test("what is written is read back, whatever it holds, and no text begins like a formula", () => {
  const cell = fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[=+\-@'"][a-z"',;\n]{0,5}$/));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const { data } = papa.parse<string[]>(writeCsv(rows).slice(1), { delimiter: ",", newline: "\r\n" });
      const read = data.slice(0, rows.length);
      expect(read.map((row) => row.map(plainCell))).toEqual(rows.map((row) => row.map(plainCell)));
      expect(read.flat().filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
    }),
  );
});
