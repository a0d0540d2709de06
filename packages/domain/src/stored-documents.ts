import * as z from "zod/mini";
import type { Instant } from "./calendar-date.ts";
import type { DocumentKind, Documents } from "./documents.ts";
import { financialsSchema } from "./financials.ts";
import { goalListSchema } from "./goals.ts";
import { type Cents, type Dollars, toCents, toDollars } from "./money.ts";
import { profileSchema } from "./profile.ts";
import { skillsSchema } from "./skills.ts";
import { hasStoredShape } from "./stored-shape.ts";

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
} as const satisfies { [Kind in DocumentKind]: z.ZodMiniType<Documents[Kind]> };

/** Which keys of a stored document hold amounts of money, wherever in it they stand. */
const MONEY_KEYS: { [Kind in DocumentKind]: ReadonlySet<string> } = {
  profile: new Set(["targetAmount"]),
  financials: new Set(["annualIncome", "annualExpenses", "currentSavings", "value", "balance"]),
  goals: new Set(["targetAmount", "currentAmount"]),
  skills: new Set(),
};

/** The JSON text that the store keeps: checked, amounts in whole cents. Throws where the document breaks a rule. */
export function encodeDocument<Kind extends DocumentKind>(kind: Kind, document: Documents[Kind]): string {
  // What a check gives is a copy: its amounts may be converted in place.
  const checked = z.parse(SCHEMAS[kind], document);
  convertAmounts(checked, MONEY_KEYS[kind], toCents);
  return JSON.stringify(checked);
}

/**
 * The document of a stored JSON text, amounts in dollars. Throws where the text is none. What was written has been
 * checked before: only a text that lacks a field, having been stored before there was one, is checked as a whole again.
 */
export function decodeDocument<Kind extends DocumentKind>(kind: Kind, text: string): Documents[Kind] {
  const stored: unknown = JSON.parse(text);
  convertAmounts(stored, MONEY_KEYS[kind], (cents) => toDollars(cents as Cents));
  if (hasStoredShape(kind, stored)) return stored;
  return z.parse(SCHEMAS[kind], stored) as Documents[Kind];
}

function convertAmounts(value: unknown, keys: ReadonlySet<string>, convert: (amount: Dollars) => number): void {
  if (keys.size === 0 || typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value) convertAmounts(entry, keys, convert);
    return;
  }
  const record = value as Record<string, unknown>;
  for (const key in record) {
    const entry = record[key];
    if (typeof entry === "number") {
      if (keys.has(key)) record[key] = convert(entry);
    } else convertAmounts(entry, keys, convert);
  }
}
