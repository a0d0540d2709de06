import * as z from "zod/mini";
import type { Instant } from "./calendar-date.ts";
import type { DocumentKind, Documents } from "./documents.ts";
import { financialsSchema } from "./financials.ts";
import { goalListSchema } from "./goals.ts";
import { type Dollars, toCents, toDollars } from "./money.ts";
import { MONEY_KEYS } from "./money-keys.ts";
import { pastSchema } from "./past.ts";
import { profileSchema } from "./profile.ts";
import { scenariosSchema } from "./scenarios.ts";
import { skillsSchema } from "./skills.ts";

const stamps = {
  createdAt: z.custom<Instant>((value) => typeof value === "string"),
  updatedAt: z.custom<Instant>((value) => typeof value === "string"),
};

/** The checks that a document passes on its way into the store. */
const SCHEMAS = {
  profile: z.extend(profileSchema, stamps),
  financials: z.extend(financialsSchema, stamps),
  goals: z.object({ intermediateGoals: goalListSchema, ...stamps }),
  skills: z.extend(skillsSchema, stamps),
  past: z.extend(pastSchema, stamps),
  scenarios: z.extend(scenariosSchema, stamps),
} as const satisfies { [Kind in DocumentKind]: z.ZodMiniType<Documents[Kind]> };

/** A field that holds an amount, up to the first digit of it. */
const AMOUNTS: { [Kind in DocumentKind]: RegExp } = {
  profile: amountsOf(MONEY_KEYS.profile),
  financials: amountsOf(MONEY_KEYS.financials),
  goals: amountsOf(MONEY_KEYS.goals),
  skills: amountsOf(MONEY_KEYS.skills),
  past: amountsOf(MONEY_KEYS.past),
  scenarios: amountsOf(MONEY_KEYS.scenarios),
};

function amountsOf(keys: ReadonlySet<string>): RegExp {
  return new RegExp(`"(?:${[...keys].join("|")})":-?\\d`, "g");
}

/**
 * Counts how documents were written: one more whenever one of their fields comes, goes or means something else. What was
 * written as it is now need not be checked again.
 */
export const STORED_FORMAT = 1;
const DIGIT_ZERO = 48;
const MARK = `{"format":${STORED_FORMAT},`;

/**
 * The JSON text that the store keeps: checked, amounts in whole cents, marked with its format. Throws where the document
 * breaks a rule. Of `stored`, a document as it was decoded, those parts are not checked again that are still the very same
 * in this one: what is stored was checked then.
 */
export function encodeDocument<Kind extends DocumentKind>(
  kind: Kind,
  document: Documents[Kind],
  stored?: Documents[Kind],
): string {
  const { shape } = SCHEMAS[kind];
  const checked: Record<string, unknown> = {};
  for (const key of Object.keys(shape) as (keyof Documents[Kind] & keyof typeof shape)[]) {
    const part = document[key];
    checked[key] = stored !== undefined && part === stored[key] ? part : z.parse(shape[key], part);
  }
  return MARK + JSON.stringify(withAmounts(checked, MONEY_KEYS[kind], toCents)).slice(1);
}

/**
 * The document of a stored JSON text, amounts in dollars. Throws where the text is none. One of another format is
 * checked as a whole, by which fields that it lacks get what stands in for them.
 */
export function decodeDocument<Kind extends DocumentKind>(kind: Kind, text: string): Documents[Kind] {
  const stored = withAmounts(JSON.parse(withoutMark(text) ?? text), MONEY_KEYS[kind], toDollars);
  return (text.startsWith(MARK) ? stored : z.parse(SCHEMAS[kind], stored)) as Documents[Kind];
}

/**
 * The JSON text of the document of a stored one, amounts in dollars, without taking it apart; undefined where it is of
 * another format.
 */
export function textInDollars(kind: DocumentKind, text: string): string | undefined {
  if (!text.startsWith(MARK)) return undefined;
  // A quote within a text is escaped: what looks like a field is one. Going on from match to match takes half as long as
  // to have them replaced, and most of what a read computes is this.
  const field = AMOUNTS[kind];
  field.lastIndex = MARK.length;
  let dollars = "{";
  let done = MARK.length;
  while (field.test(text)) {
    const start = field.lastIndex - 1;
    let end = start + 1;
    while (isDigit(text, end)) end += 1;
    dollars += text.slice(done, start) + inDollars(text, start, end);
    done = end;
  }
  return dollars + text.slice(done);
}

/** The digits of an amount of cents, written as JSON has the number of dollars. */
function inDollars(text: string, start: number, end: number): string {
  if (end - start < 3) return String(Number(text.slice(start, end)) / 100);
  const point = end - 2;
  if (text.charCodeAt(end - 1) !== DIGIT_ZERO) return `${text.slice(start, point)}.${text.slice(point, end)}`;
  return text.charCodeAt(point) === DIGIT_ZERO
    ? text.slice(start, point)
    : `${text.slice(start, point)}.${text.slice(point, end - 1)}`;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= DIGIT_ZERO && code < DIGIT_ZERO + 10;
}

function withoutMark(text: string): string | undefined {
  return text.startsWith(MARK) ? `{${text.slice(MARK.length)}` : undefined;
}

/** The same value with each amount in it converted. */
function withAmounts(value: unknown, keys: ReadonlySet<string>, convert: (amount: Dollars) => number): unknown {
  if (keys.size === 0 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => withAmounts(entry, keys, convert));
  const record = value as Record<string, unknown>;
  const converted: Record<string, unknown> = {};
  for (const key in record) {
    const entry = record[key];
    const isAmount = typeof entry === "number" && keys.has(key);
    converted[key] = isAmount ? convert(entry) : withAmounts(entry, keys, convert);
  }
  return converted;
}
