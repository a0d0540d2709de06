import { type FieldFacts, formatDollars, shortName } from "@seven-figures/domain";

/** A value as it is stored, or as a form holds it. */
type Value = string | number | null;

/**
 * A line for each field of a record that changed elsewhere, with what it is now, in the order of the fields: `Annual
 * Income: $90,000`. `changed` may name others, which are left out.
 */
export function newerLines<Key extends string>(
  fields: Readonly<Record<Key, FieldFacts>>,
  changed: readonly string[],
  record: Readonly<Partial<Record<Key, Value | undefined>>>,
): string[] {
  const keys = (Object.keys(fields) as Key[]).filter((key) => changed.includes(key));
  return keys.map((key) => `${shortName(fields[key])}: ${shown(fields[key], record[key] ?? "")}`);
}

function shown({ unit, options }: FieldFacts, value: string | number): string {
  if (value === "") return "blank";
  if (unit === "money") return typeof value === "number" ? formatDollars(value) : `$${value}`;
  if (unit === "percent") return `${value}%`;
  return options?.find((option) => option.value === value)?.label ?? String(value);
}
