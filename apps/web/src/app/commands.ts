import { type Asset, type Debt, formatDollars, type Goal } from "@seven-figures/domain";
import { paths } from "#config/paths.ts";
import type { PageEntry } from "./page-list.ts";

/** Something that the command bar leads to. */
export interface Command {
  id: string;
  label: string;
  /** What it is, and its figure. */
  note: string;
  path: string;
  /** Other words that it is looked for by. */
  words: string;
}

/** What people call a page beside its title. */
const OTHER_WORDS: Record<string, string> = {
  [paths.dashboard]: "home overview net worth progress",
  [paths.chatbot]: "chat advisor assistant ask",
  [paths.goals]: "target steps milestones",
  [paths.financials]: "money assets debts income expenses savings",
  [paths.profile]: "account name skills interests education",
  [paths.activity]: "history changes undo",
  [paths.yourData]: "export download csv json delete account erase",
  [paths.checkIn]: "balances update month",
  [paths.road]: "projection million future levers scenarios",
  [paths.security]: "password passkey two-step devices sessions email",
  [paths.import]: "csv file spreadsheet bank statement ofx upload",
};

const MOST_SHOWN = 8;

export function pageCommands(pages: readonly PageEntry[]): Command[] {
  return pages
    .filter(({ path }) => path !== paths.onboarding)
    .map(({ path, title }) => ({ id: path, label: title, note: "Page", path, words: OTHER_WORDS[path] ?? "" }));
}

export function entryCommands(assets: readonly Asset[], debts: readonly Debt[], goals: readonly Goal[]): Command[] {
  return [
    ...assets.map(({ id, name, value }) => entry(`asset-${id}`, name, `Asset · ${formatDollars(value)}`, "own")),
    ...debts.map(({ id, name, balance }) => entry(`debt-${id}`, name, `Debt · ${formatDollars(balance)}`, "owe")),
    ...goals.map(({ id, title, status }) => ({
      ...entry(`goal-${id}`, title, `Goal · ${status}`, ""),
      path: paths.goals,
    })),
  ];
}

/** Those of which each word begins that was typed, those by their name before others; all while nothing was. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const sought = wordsOf(typed);
  const found = commands.filter(({ label, note, words }) => {
    const known = wordsOf(`${label} ${note} ${words}`);
    return sought.every((word) => known.some((other) => other.startsWith(word)));
  });
  const start = sought.join(" ");
  const rank = ({ label }: Command) => {
    const name = wordsOf(label);
    if (name.join(" ").startsWith(start)) return 0;
    return sought.every((word) => name.some((other) => other.startsWith(word))) ? 1 : 2;
  };
  return found.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST_SHOWN);
}

function entry(id: string, label: string, note: string, words: string): Command {
  return { id, label, note, path: paths.financials, words };
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
