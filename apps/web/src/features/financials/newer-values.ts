import { ASSET_TYPE_OPTIONS, DEBT_TYPE_OPTIONS, type Option } from "@seven-figures/domain";
import type { EntryFields } from "./entry-kind.ts";

const TYPES: readonly Option<string>[] = [...ASSET_TYPE_OPTIONS, ...DEBT_TYPE_OPTIONS];
const SHOWN: { [Field in keyof EntryFields]-?: (text: string) => string } = {
  name: (text) => `Name: ${text}`,
  type: (text) => `Type: ${TYPES.find(({ value }) => value === text)?.label ?? text}`,
  value: (text) => `Value: $${text}`,
  balance: (text) => `Balance: $${text}`,
  interestRate: (text) => `Interest rate: ${text === "" ? "blank" : `${text}%`}`,
  description: (text) => `Description: ${text || "blank"}`,
};

/** A line for each field of an entry that changed elsewhere, with what it is now. */
export function newerValues(fields: readonly string[], saved: EntryFields): string[] {
  return (Object.keys(SHOWN) as (keyof EntryFields)[])
    .filter((field) => fields.includes(field))
    .map((field) => SHOWN[field](saved[field] ?? ""));
}
