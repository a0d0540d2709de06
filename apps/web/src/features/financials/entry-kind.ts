import type { AssetFormInput, DebtFormInput, Dollars, FieldFacts } from "@seven-figures/domain";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import type { FinancialsSectionInput } from "#documents/financials.ts";
import type { AheadPart } from "#ui/ahead-part.ts";
import type { Hue } from "#ui/hue.ts";

/** What assets and debts have in common. */
export interface Entry {
  id: string;
  name: string;
  type: string;
  description: string;
}

/** The fields of either dialog, as text. */
type EntryFields = Partial<Omit<AssetFormInput & DebtFormInput, "type">> & { type: string };

/** All that tells assets and debts apart in their lists, dialogs and questions. */
export interface EntryKind<Kept extends Entry, Input extends FieldValues, Output> {
  noun: "Asset" | "Debt";
  section: "assets" | "debts";
  /** Of its fields but the id. */
  facts: Readonly<Record<string, FieldFacts>>;
  amountOf(entry: Kept): Dollars;
  typeLabel(type: Kept["type"]): string;
  /** What stands under a name in the list. */
  noteOf(entry: Kept): string;
  iconOf(type: Kept["type"]): LucideIcon;
  hueOf(type: Kept["type"]): Hue;
  /** Stands in the empty list. */
  icon: LucideIcon;
  words: {
    /** The empty list: after the person said that there are none, and before they said anything. */
    confirmed: string;
    never: string;
    /** Why it helps to enter them. */
    why: string;
    none: string;
    /** What follows from deleting one, after its name. */
    consequence: string;
    notSaved: string;
  };
  schema: z.ZodMiniType<Output, Input>;
  /** What the dialog shows: a stored entry, or a new one. */
  toForm(entry: Kept | null): DefaultValues<Input> & EntryFields;
  toEntry(fields: Output, id: string): Kept;
  /** What the dialog holds; like the dialog itself it comes once the page stands. `entry`: as stored, null for a new one. */
  fields: AheadPart<ComponentType<{ form: UseFormReturn<Input, unknown, Output>; entry: Kept | null }>>;
  toInput(data: (stored: Kept[] | null) => Kept[] | null): FinancialsSectionInput;
}
