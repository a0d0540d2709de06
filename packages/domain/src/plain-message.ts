import type * as z from "zod/mini";

type Issue = z.core.$ZodRawIssue;

const NOUNS: Partial<Record<string, string>> = {
  string: "text",
  number: "a valid number",
  nan: "a valid number",
  int: "a whole number",
  boolean: "yes or no",
  array: "a list",
  tuple: "a list",
  object: "a group of fields",
  record: "a group of fields",
  date: "a date",
};

/** The sentence for what a rule has none of its own for: plain words about the field, nothing of how it was checked. */
export function plainMessage(issue: Issue): string {
  const label = labelOf(issue);
  if (issue.code === "invalid_union") return unionMessage(issue, label);
  if (isMissing(issue.input)) return `${label} is required`;
  switch (issue.code) {
    case "invalid_type":
      return `${label} must be ${NOUNS[issue.expected] ?? "of another kind"}`;
    case "invalid_value":
      return `${label} is not one of the options`;
    case "too_big":
      return `${label} ${limit(issue, "cannot be longer than", "cannot hold more than", "cannot be more than", issue.maximum)}`;
    case "too_small":
      return `${label} ${limit(issue, "must have at least", "must hold at least", "cannot be less than", issue.minimum)}`;
    case "unrecognized_keys":
      return `${label} has a field that is not known`;
    case "invalid_format":
      return `${label} is not written as it should be`;
    default:
      return `${label} is not right`;
  }
}

/** Where a field decides what the others are, that field is what is wrong; else what the first of the choices says. */
function unionMessage(issue: Issue, label: string): string {
  const { discriminator, errors = [] } = issue as { discriminator?: string; errors?: { message: string }[][] };
  if (discriminator !== undefined) {
    const given = (issue.input as Record<string, unknown> | null)?.[discriminator];
    return isMissing(given) ? `${label} is required` : `${label} is not one of the options`;
  }
  return errors[0]?.[0]?.message ?? `${label} is not right`;
}

function limit(issue: Issue, ofText: string, ofLists: string, ofNumbers: string, bound: unknown): string {
  if (issue.origin === "string") return `${ofText} ${bound} characters`;
  if (issue.origin === "array" || issue.origin === "set") return `${ofLists} ${bound} entries`;
  return `${ofNumbers} ${bound}`;
}

/** The field in words: `targetAmount` is 'Target amount'. What has no name of its own is an entry of a list, or all. */
function labelOf({ path = [] }: Issue): string {
  const name = path.at(-1);
  if (typeof name === "number") return "This entry";
  if (typeof name !== "string") return "This";
  const words = name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|[_-]+/g, " ")
    .toLowerCase()
    .trim();
  return words === "" ? "This" : words.charAt(0).toUpperCase() + words.slice(1);
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null;
}
