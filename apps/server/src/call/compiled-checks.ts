import { type CallName, contract } from "@seven-figures/calls";
import * as z from "zod/mini";

type Schema = z.core.$ZodType;

const compiledCalls = new Set<CallName>();

/** Has what the call may carry checked by what is compiled. Done with the first call of a name: all at once would delay the start. */
export function compileChecksOf(name: CallName): void {
  if (compiledCalls.has(name)) return;
  compiledCalls.add(name);
  const { payload, result } = contract[name];
  compileChecks([payload, result]);
}

/**
 * Has all objects within these schemas checked by functions that are compiled for their shapes, when each is first used.
 * zod's small form leaves that out, since no page that is given out may compile anything; a server may.
 */
export function compileChecks(schemas: Iterable<Schema>): void {
  for (const schema of schemasWithin(schemas)) if (schema instanceof z.core.$ZodObject) compileObject(schema);
}

function compileObject(schema: z.core.$ZodObject): void {
  const { _zod: internals } = schema;
  const isRunAsItIs = internals.run === internals.parse;
  z.core.$ZodObjectJIT.init(schema, internals.def);
  if (isRunAsItIs) internals.run = internals.parse;
}

/** The schemas and all that they are made of, each once. */
export function schemasWithin(schemas: Iterable<Schema>): Set<Schema> {
  const found = new Set(schemas);
  for (const schema of found) {
    for (const part of Object.values(schema._zod.def)) for (const inner of schemasIn(part)) found.add(inner);
  }
  return found;
}

/** Of a part of a schema's definition: itself, or those in its list or shape. */
function schemasIn(part: unknown): Schema[] {
  if (part instanceof z.core.$ZodType) return [part];
  return typeof part === "object" && part !== null
    ? Object.values(part).filter((value) => value instanceof z.core.$ZodType)
    : [];
}
