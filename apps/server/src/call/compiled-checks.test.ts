import { contract, isCallName } from "@seven-figures/calls";
import fc from "fast-check";
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

const odd = fc.constantFrom(
  null,
  undefined,
  "",
  " Ann ",
  "2026-02-30",
  "\ud800",
  -0,
  0.005,
  1e300,
  Number.NaN,
  [],
  {},
  JSON.parse('{"__proto__": {"name": "x"}, "constructor": 1}'),
  Object.create({ name: "inherited" }),
);

/** Values that are right by a schema, or nearly so. */
function nearly(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 20, arbitrary: meant(schema) }, { weight: 1, arbitrary: odd });
}

function meant(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "object") {
    const shape = Object.fromEntries(Object.entries(def.shape).map(([key, value]) => [key, nearly(value)]));
    const more = fc.option(fc.record({ more: odd }), { nil: {}, freq: 10 });
    return fc
      .tuple(fc.record(shape, { requiredKeys: [] }), fc.record(shape), more, fc.nat(4))
      .map(([some, all, other, at]) => ({ ...(at === 0 ? some : all), ...other }));
  }
  if (def.type === "array") return fc.array(nearly(def.element), { maxLength: 3 });
  if (def.type === "union") return fc.oneof(...def.options.map(nearly));
  if (def.type === "pipe") return nearly(def.in);
  if (def.type === "literal") return fc.constantFrom(...def.values);
  if (def.type === "enum") return fc.constantFrom(...Object.values(def.entries));
  if ("innerType" in def) return fc.oneof(nearly(def.innerType), fc.constantFrom(null, undefined));
  if (def.type === "number") return fc.constantFrom(0, 1, 12.5, 2026, 1_000_000);
  if (def.type === "boolean") return fc.boolean();
  return fc.constantFrom("a", "Ann Lee", "2026-01-02", "1990", 5);
}

test.each(Object.keys(contract).filter(isCallName))("%s: its contract says the same when it is compiled", (name) => {
  compileChecksOf(name);
  const { payload, result } = contract[name];
  for (const schema of [payload, result]) {
    fc.assert(
      fc.property(nearly(schema), (input) => {
        const [expected, compiled] = [z.safeParse(schema, input, { jitless: true }), z.safeParse(schema, input)];
        expect(compiled.data).toStrictEqual(expected.data);
        expect(JSON.stringify(compiled.data)).toBe(JSON.stringify(expected.data));
        expect(compiled.error?.issues).toEqual(expected.error?.issues);
      }),
      { numRuns: 30 },
    );
  }
});
