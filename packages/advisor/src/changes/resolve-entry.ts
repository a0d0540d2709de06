import { type Change, formatDollars } from "@seven-figures/domain";
import { type KnownEntry, knownEntries } from "../matching/match-entries.ts";
import { matchGoals } from "../matching/match-goals.ts";
import type { EntryStatement } from "../statements/statement.ts";
import { amountProblem, rateProblem } from "./amount-problems.ts";
import { editEntry } from "./edit-entry.ts";
import { DESTROYING, findEntries, isMany, mayBeAnother } from "./find-entries.ts";
import { newEntry } from "./new-entry.ts";
import type { Resolution, Resolving } from "./resolution.ts";
import { resolveGoalEdit } from "./resolve-goal.ts";

/** What an asset or a debt becomes by a statement, or which one, or how much, has to be asked. */
export function resolveEntry(statement: EntryStatement, resolving: Resolving): Resolution {
  const problem = amountProblem(statement.amount, statement) ?? rateProblem(statement.rate);
  if (problem) return { refused: problem };
  const fitting = findEntries(statement, resolving);
  if (isMany(statement, fitting)) return { changes: fitting.flatMap((known) => changesOf(statement, known)) };
  if (fitting.length > 1 || namesNone(statement))
    return fitting.length > 0 ? whichOf(statement, fitting, false) : unknownEntry(statement, resolving);
  const [known] = fitting;
  if (!known && isUnnamed(statement)) return ofWhich(statement, resolving);
  if (!known) return unknownEntry(statement, resolving);
  if (mayBeAnother(statement, known)) return whichOf(statement, fitting, true);
  return editEntry(statement, known);
}

/** "Delete my account" says of none which it is. */
function namesNone({ action, mention, target }: EntryStatement): boolean {
  return (
    DESTROYING.has(action) &&
    !target &&
    mention.words.length > 0 &&
    mention.words.every((word) => /^accounts?$/.test(word))
  );
}

const MOST_OFFERED = 6;

/** "Paid 300", and no word of what on. */
export function isUnnamed({ action, mention, target }: EntryStatement): boolean {
  return /^(?:pay|charge)$/.test(action) && !target && !mention.many && !mention.pronoun && mention.words.length === 0;
}

function ofWhich(statement: EntryStatement, { documents }: Resolving): Resolution {
  const debts = knownEntries(documents, "debt");
  return debts.length > 1 && debts.length <= MOST_OFFERED
    ? whichOf(statement, debts, false)
    : { wonder: `${formatDollars(statement.amount ?? 0)} on which debt?` };
}

function whichOf(statement: EntryStatement, fitting: readonly KnownEntry[], allowsNew: boolean): Resolution {
  const options = fitting.map(({ entry }) => ({ id: entry.id, name: entry.name }));
  const names = options.map(({ name }) => name);
  const question = allowsNew
    ? `Is that your ${names[0]}, or another one?`
    : `Which one do you mean: ${listNames(names)}?`;
  return {
    ask: {
      need: "which",
      statement,
      options,
      allowsNew,
      question,
      quickReplies: allowsNew ? [...names, "Another one"] : names.slice(0, 6),
    },
  };
}

function listNames(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

function changesOf(statement: EntryStatement, known: KnownEntry): Change[] {
  const resolution = editEntry(statement, known);
  return "changes" in resolution ? resolution.changes : [];
}

/** None that is stored fits: a new one, a goal of that name, or a question. */
function unknownEntry(statement: EntryStatement, resolving: Resolving): Resolution {
  const { action, mention, amount } = statement;
  if (/^(?:add|put|pay)$/.test(action) && amount !== null && matchGoals(mention, resolving.documents).length > 0) {
    return resolveGoalEdit({ kind: "goal-edit", mention, edit: { current: { by: amount } } }, resolving);
  }
  const name = mention.name || "that";
  if (action === "set" || action === "own" || statement.orNew) return newEntry(statement, resolving);
  if (DESTROYING.has(action)) {
    const goals = matchGoals(mention, resolving.documents);
    const [goal] = goals;
    if (action === "remove" && goal && goals.length === 1) return { changes: [{ kind: "delete-goal", id: goal.id }] };
    return { noted: `I have no entry called ${name}, so there was nothing to take off.` };
  }
  const kind = /^(?:pay|pay-share|charge|put)$/.test(action) ? "debt" : "entry";
  return {
    wonder: `I have no ${kind} called ${name} yet. What is ${kind === "debt" ? "still owed on it" : "it worth"} now, all together?`,
  };
}
