import * as z from "zod/mini";
import type { Instant } from "./calendar-date.ts";
import type { DocumentKind, Documents } from "./documents.ts";
import { financialsSchema } from "./financials.ts";
import { goalListSchema } from "./goals.ts";
import { type Cents, type Dollars, toCents, toDollars } from "./money.ts";
import { profileSchema } from "./profile.ts";
import { skillsSchema } from "./skills.ts";

const stamps = {
  createdAt: z.custom<Instant>((value) => typeof value === "string"),
  updatedAt: z.custom<Instant>((value) => typeof value === "string"),
};

/** The checks that a document passes on its way into the store and out of it. */
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
  const checked = z.parse(SCHEMAS[kind], document);
  return JSON.stringify(mapAmounts(checked, MONEY_KEYS[kind], (amount) => toCents(amount)));
}

/** The document of a stored JSON text, amounts in dollars. Throws where the text is none. */
export function decodeDocument<Kind extends DocumentKind>(kind: Kind, text: string): Documents[Kind] {
  const inDollars = mapAmounts(JSON.parse(text), MONEY_KEYS[kind], (amount) => toDollars(amount as Cents));
  return z.parse(SCHEMAS[kind], inDollars) as Documents[Kind];
}

function mapAmounts(value: unknown, keys: ReadonlySet<string>, convert: (amount: Dollars) => number): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapAmounts(entry, keys, convert));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      keys.has(key) && typeof entry === "number" ? convert(entry) : mapAmounts(entry, keys, convert),
    ]),
  );
}
