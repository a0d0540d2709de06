import type { Country } from "@seven-figures/domain";
import { HELP_TABLE } from "./help-table.ts";

const HELP_KINDS = [
  "emergency",
  "crisis",
  "poison",
  "abuse",
  "child",
  "hunger",
  "housing",
  "utilities",
  "medicine",
  "gambling",
  "fraud",
  "identity",
  "jobs",
  "legal",
  "tax",
] as const;

export type HelpKind = (typeof HELP_KINDS)[number];

interface HelpLine {
  /** Within an English sentence. */
  words: string;
  /** Name and number alone, in no language; empty where there is none. */
  reach: string;
  source: string;
  /** Whether it was looked up on the day of the table. */
  seen: boolean;
}

type HelpLines = Partial<Record<HelpKind, HelpLine>>;

function isHelpKind(kind: string): kind is HelpKind {
  return (HELP_KINDS as readonly string[]).includes(kind);
}

function readTable(table: string): HelpLines {
  const lines: HelpLines = {};
  for (const row of table.trim().split("\n")) {
    const [kind = "", words = "", reach = "", source = "", seen = ""] = row.split(" | ");
    if (isHelpKind(kind)) lines[kind] = { words, reach: reach === "-" ? "" : reach, source, seen: seen === "seen" };
  }
  return lines;
}

export const HELP_LINES: Readonly<Record<Country, HelpLines>> = {
  US: readTable(HELP_TABLE.US),
  CA: readTable(HELP_TABLE.CA),
  GB: readTable(HELP_TABLE.GB),
  AU: readTable(HELP_TABLE.AU),
  DE: readTable(HELP_TABLE.DE),
  FR: readTable(HELP_TABLE.FR),
  IT: readTable(HELP_TABLE.IT),
  ES: readTable(HELP_TABLE.ES),
  NL: readTable(HELP_TABLE.NL),
  CH: readTable(HELP_TABLE.CH),
  JP: readTable(HELP_TABLE.JP),
  SG: readTable(HELP_TABLE.SG),
  SE: readTable(HELP_TABLE.SE),
  NO: readTable(HELP_TABLE.NO),
  DK: readTable(HELP_TABLE.DK),
  OTHER: readTable(HELP_TABLE.OTHER),
};

/** The help of a country; where it is not known, how to find help. */
export function helpLine(country: Country | null, kind: HelpKind): string {
  return (country && HELP_LINES[country]?.[kind]?.words) || HELP_LINES.OTHER[kind]?.words || "";
}

/** Name and number alone, for an answer in another language than English; empty where there is none. */
export function helpReach(country: Country | null, kind: HelpKind): string {
  return (country && HELP_LINES[country]?.[kind]?.reach) || HELP_LINES.OTHER[kind]?.reach || "";
}
