import type { Change, Documents } from "@seven-figures/domain";
import { bold } from "../replies/describe-changes.ts";
import { nameOfChange } from "./name-of-change.ts";
import type { Finding, Veto } from "./veto.ts";

const ASKED_FOR_NEW_GOAL =
  /^\W*(?:please |can you |could you |also |and |so |ok |hey )*(?:add|create|make|set up|start)(?: me| us)? (?:a |an |another |one more )?(?:new )?(?:[\w-]+ )?goal\b(?!s? (?:of|for) [^:]* to\b)/i;

/** A goal that is asked for anew changes none that is stored. */
export const newGoalsChangeNone: Veto = ({ message, changes, documents }) => {
  if (!ASKED_FOR_NEW_GOAL.test(message)) return [];
  const named = (id: string) => namesOf(documents).some((thing) => thing.id === id && isNamed(thing.name, message));
  const edits = changes.filter((change) => change.kind === "edit-goal" && !named(change.id));
  return edits.map((change) => ({
    veto: "another-thing-named",
    changes: [change],
    refused: `You asked for a new goal, so I left **${bold(nameOfChange(change, documents))}** as it is.`,
  }));
};

const CHANGED =
  /^\W*(?:please |can you |could you |also |and |so |ok |hey )*(?:change|rename|update|edit|set|correct|fix|call)\b/i;

interface Thing {
  id: string;
  name: string;
  kind: "asset" | "debt" | "goal";
}

/** "Change Learn Spanish title to Learn to swim": what is named in full is what is meant, not the profile. */
export const whatIsNamedIsMeant: Veto = ({ message, changes, documents }) => {
  if (!CHANGED.test(message)) return [];
  const profile = changes.filter(({ kind }) => kind === "set-basic-info" || /-names$/.test(kind));
  const touched = new Set(changes.flatMap((change) => ("id" in change ? [change.id] : [])));
  const named = namesOf(documents).filter(({ name }) => isNamed(name, message));
  const [thing, ...others] = named;
  if (profile.length === 0 || !thing || others.length > 0 || touched.has(thing.id)) return [];
  return [findingOf(thing, profile, message)];
};

function findingOf(thing: Thing, changes: readonly Change[], message: string): Finding {
  const veto = "another-thing-named";
  const title = newNameIn(message, thing.name);
  if (title === null)
    return {
      veto,
      changes,
      refused: `You named **${bold(thing.name)}**, so I left everything else as it is. What shall I change of it?`,
    };
  return {
    veto,
    changes,
    ask: `Shall I rename **${bold(thing.name)}** to **${bold(title)}**?`,
    options: [
      { reply: "Yes, rename it", changes: [rename(thing, title)], yes: true },
      { reply: "No", changes: [] },
    ],
  };
}

function rename({ id, kind }: Thing, name: string): Change {
  if (kind === "goal") return { kind: "edit-goal", id, fields: { title: name } };
  return kind === "asset" ? { kind: "edit-asset", id, fields: { name } } : { kind: "edit-debt", id, fields: { name } };
}

function namesOf({ financials, goals }: Documents): Thing[] {
  return [
    ...(financials.assets ?? []).map(({ id, name }) => ({ id, name, kind: "asset" as const })),
    ...(financials.debts ?? []).map(({ id, name }) => ({ id, name, kind: "debt" as const })),
    ...goals.intermediateGoals.map(({ id, title }) => ({ id, name: title, kind: "goal" as const })),
  ];
}

const SHORTEST_NAME = 5;

function isNamed(name: string, message: string): boolean {
  return name.length >= SHORTEST_NAME && ` ${plain(message)} `.includes(` ${plain(name)} `);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** What stands after "to" behind the name; null where no new name is told. */
function newNameIn(message: string, name: string): string | null {
  const after = message.slice(message.toLowerCase().indexOf(name.toLowerCase()) + name.length);
  const told = /\b(?:to|as|into)\s+["']?([^"'.!?\n]{2,100}?)["']?\s*[.!?]?$/i.exec(after)?.[1]?.trim();
  return told && !/\d{3}/.test(told) ? told.charAt(0).toUpperCase() + told.slice(1) : null;
}
