import * as z from "zod/mini";
import { type CalendarDate, type Instant, isCalendarDate } from "./calendar-date.ts";
import { readDateInput } from "./date-input.ts";
import { MAX_LONG_TEXT, MAX_TEXT } from "./limits.ts";
import { MAX_AMOUNT, roundToCents } from "./money.ts";
import { plainMessage } from "./plain-message.ts";

/** The atoms that all entities and forms are made of. Their messages are the specification's. */

/** The least that does not round to nothing. */
const HALF_A_CENT = 0.005;
const TOO_LARGE = "cannot be more than $1,000,000,000,000";

/** A number that must be there: '<label> is required' where it is missing, '<label> must be a valid number' otherwise. */
export function requiredNumber(label: string) {
  return z.number({
    error: ({ input }) =>
      input === undefined || input === null || input === ""
        ? `${label} is required`
        : `${label} must be a valid number`,
  });
}

/** An amount of dollars above 0, rounded to the cent. */
export function positiveAmount(label: string) {
  return requiredNumber(label).check(
    z.gte(HALF_A_CENT, `${label} must be greater than $0`),
    z.lte(MAX_AMOUNT, `${label} ${TOO_LARGE}`),
    z.overwrite(roundToCents),
  );
}

/** An amount of dollars of 0 or more, rounded to the cent. */
export function amount(label: string) {
  return requiredNumber(label).check(
    z.gte(0, `${label} cannot be negative`),
    z.lte(MAX_AMOUNT, `${label} ${TOO_LARGE}`),
    z.overwrite(roundToCents),
  );
}

/** A share from 0 to 100; '<label> cannot exceed 100%' unless another sentence is given. */
export function percentage(label: string, aboveMessage = `${label} cannot exceed 100%`) {
  return requiredNumber(label).check(z.gte(0, `${label} cannot be negative`), z.lte(100, aboveMessage));
}

/** A single line that may be empty; surrounding blanks are dropped. */
export function text(label: string) {
  return z
    .string({ error: `${label} must be text` })
    .check(z.trim(), z.maxLength(MAX_TEXT, `${label} cannot be longer than ${MAX_TEXT} characters`));
}

/** A single line that must hold something: '<label> is required'. */
export function requiredText(label: string) {
  return z
    .string({ error: `${label} is required` })
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(MAX_TEXT, `${label} cannot be longer than ${MAX_TEXT} characters`),
    );
}

/** Several lines that may be empty. */
export function longText(label: string) {
  return z
    .string({ error: `${label} must be text` })
    .check(z.trim(), z.maxLength(MAX_LONG_TEXT, `${label} cannot be longer than ${MAX_LONG_TEXT} characters`));
}

/** A day of the calendar, `YYYY-MM-DD`. */
export function day(label: string) {
  return z.custom<CalendarDate>((value) => typeof value === "string" && isCalendarDate(value), {
    error: ({ input }) => `${label} ${wrongDay(input)}`,
  });
}

function wrongDay(input: unknown): string {
  const reading = typeof input === "string" ? readDateInput(input) : null;
  return reading && "wrong" in reading ? reading.wrong : "must be a date (YYYY-MM-DD)";
}

/** A moment, ISO 8601. */
export const instant = z.custom<Instant>(
  (value) => typeof value === "string" && !Number.isNaN(Date.parse(value)),
  "Must be a moment in time",
);

/** What names an entry of a list: short, without blanks or markup. */
export const entryId = z
  .string({ error: "An id must be text" })
  .check(z.regex(/^[\w.:-]{1,100}$/, "An id holds letters, digits and . : - _ only"));

/** One of a list of options; '<label> is required' where it is missing. */
export function option<const Values extends readonly [string, ...string[]]>(label: string, values: Values) {
  return z.enum(values, {
    error: ({ input }) =>
      input === undefined || input === null || input === ""
        ? `${label} is required`
        : `${label} is not one of the options`,
  });
}

/** Null where a field was left out, null or blank. */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.nullish(z.union([schema, z.literal("")], { error: unionMessage }));
}

/** The sentence of the schema that a value was meant for. */
function unionMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const errors = (issue as z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>).errors ?? [];
  return errors[0]?.[0]?.message;
}

export function blankToNull<Value>(value: Value | "" | null | undefined): Value | null {
  return value === "" || value === undefined || value === null ? null : value;
}

/** One wrong field: the path inside what was checked, in dots (`assets.2.value`), and the sentence to show. */
export interface FieldError {
  path: string;
  message: string;
}

/** A checked value, or what is wrong with it. */
export type Checked<Value> = { value: Value } | { errors: FieldError[] };

/** Checks a value of unknown origin; never throws. What a rule has no sentence for gets a plain one. */
export function check<Value>(schema: z.ZodMiniType<Value>, input: unknown): Checked<Value> {
  const result = z.safeParse(schema, input, { error: plainMessage });
  if (result.success) return { value: result.data };
  return { errors: result.error.issues.map(({ path, message }) => ({ path: path.map(String).join("."), message })) };
}
