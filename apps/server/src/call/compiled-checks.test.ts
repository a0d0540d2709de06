import { contract, isCallName } from "@seven-figures/calls";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { compileChecks, compileChecksOf, schemasWithin } from "./compiled-checks.ts";

const makeSchema = () =>
  z.object({
    name: z.string({ error: "Name is required" }).check(z.trim(), z.minLength(1, "Name is required")),
    note: z.nullish(z.string()),
    entries: z
      .array(
        z.pipe(
          z.object({ id: z.string(), value: z.number() }),
          z.transform(({ id, value }) => [id, value]),
        ),
      )
      .check(z.maxLength(2, "Too many")),
    either: z.optional(z.union([z.strictObject({ a: z.number() }), z.literal("")])),
  });

const RIGHT = { name: " Ann ", note: null, entries: [{ id: "a", value: 1, more: 2 }], either: "", more: 1 };
const INPUTS = [
  RIGHT,
  { ...RIGHT, either: { a: 1 } },
  { ...RIGHT, either: { a: 1, b: 2 } },
  { ...RIGHT, entries: [{ id: 1 }, { value: "1" }, 3] },
  { ...RIGHT, name: " ", note: 1 },
  { name: undefined, note: undefined, entries: null },
  { __proto__: null, entries: [] },
  {},
  [],
  null,
  "text",
];

test("what is compiled says the same of everything, right or wrong, as what is not", () => {
  const [plain, compiled] = [makeSchema(), makeSchema()];
  compileChecks([compiled]);
  for (const input of INPUTS) {
    const [expected, result] = [z.safeParse(plain, input), z.safeParse(compiled, input)];
    expect(result.data).toEqual(expected.data);
    expect(Object.keys(result.data ?? {})).toEqual(Object.keys(expected.data ?? {}));
    expect(result.error?.issues).toEqual(expected.error?.issues);
  }
});

test("every object that a call may carry is compiled, and checked by what was compiled", () => {
  for (const name of Object.keys(contract).filter(isCallName)) {
    const { payload, result } = contract[name];
    const objects = [...schemasWithin([payload, result])].filter((schema) => schema instanceof z.core.$ZodObject);
    compileChecksOf(name);
    for (const { _zod } of objects) {
      expect(_zod.traits).toContain("$ZodObjectJIT");
      if (!_zod.def.checks?.length) expect(_zod.run).toBe(_zod.parse);
    }
  }
  const { payload } = contract.updateUserFinancialsSection;
  expect([...schemasWithin([payload])].filter((schema) => schema instanceof z.core.$ZodObject).length).toBeGreaterThan(
    2,
  );
});
