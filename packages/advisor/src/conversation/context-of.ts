import type { Documents } from "@seven-figures/domain";
import { idsOf } from "../changes/document-differences.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { storedName } from "../matching/stored-name.ts";
import type { ContextThing, ContextVerb } from "../reader/context-tokens.ts";
import { titled } from "../reader/spoken-of.ts";
import type { EntryStatement, GoalEdit, Statement } from "../statements/statement.ts";
import type { AdvisorInput } from "../types.ts";
import type { Conversation, Shown } from "./conversation.ts";
import { mentionOf } from "./told-things.ts";

/** So many messages after a write, what is said may still lean on it. */
const LONGEST_LEANING = 2;
const MOST_THINGS = 3;

const BARE_FIGURE = /^\W*\d[\d,.]*\s?k?\W*$/i;

/** "16500", after something else was spoken of than what was written, and that was no one thing: it is of none of them. */
export function isBareFigureLater(message: string, { since = 0, shown = [], pending }: Conversation): boolean {
  return since > 0 && shown.length === 0 && pending.length === 0 && BARE_FIGURE.test(message);
}

/** What a message may lean on: the question that is open, what was just shown, what was written last. */
export function contextOf(
  conversation: Conversation,
  { message, documents }: Pick<AdvisorInput, "message" | "documents">,
): ContextThing[] {
  if (isBareFigureLater(message, conversation)) return [];
  const { pending, last, since = 0, shown = [], undone } = conversation;
  const [open] = pending;
  if (open?.need === "amount") return thingsOf(open.statement, "asked", documents);
  if (undone) return [{ kind: "told", verb: "undo", mark: null, spokenOf: null }];
  if (shown.length > 0) return shown.flatMap((each) => shownThing(each, documents));
  // after a list of things "it" may be any of them
  if (!last || since > LONGEST_LEANING || last.statements.length > MOST_THINGS) return [];
  const added = new Set(
    last.changes.flatMap((change) => (/^add-(?:asset|debt)$/.test(change.kind) ? idsOf(change) : [])),
  );
  return last.statements.flatMap((statement) =>
    thingsOf(statement, "told", documents, added).map((thing) => ({ ...thing, statement })),
  );
}

function shownThing(shown: Shown, documents: Documents): ContextThing[] {
  const { side, id } = shown;
  if (storedName(id, documents) === undefined) return [];
  const mention = mentionOf(shown, documents);
  return [{ kind: "shown", verb: side, mark: MARKS[side], spokenOf: { mention, isGoal: side === "goal" } }];
}

const MARKS = { asset: "A", debt: "D", goal: "G" } as const;

function thingsOf(
  statement: Statement,
  kind: "told" | "asked",
  documents: Documents,
  added: ReadonlySet<string> = new Set(),
): ContextThing[] {
  switch (statement.kind) {
    case "entry":
      return [entryThing(statement, kind, documents, added)];
    case "goal-add":
      return [goalThing("goal-new", titled(statement.title), kind, kind === "told")];
    case "goal-edit":
      return [goalThing(goalVerb(statement.edit), statement.mention, kind, true)];
    case "goal-remove":
      return [goalThing("goal-gone", statement.mention, kind, true)];
    case "step":
      return [{ kind, verb: "step", mark: "S", spokenOf: null }];
    case "yearly":
      return [{ kind, verb: statement.of === "annualIncome" ? "income" : "expenses", mark: null, spokenOf: null }];
    default:
      return [{ kind, verb: "profile", mark: null, spokenOf: null }];
  }
}

const VERBS: Record<EntryStatement["action"], ContextVerb> = {
  set: "set",
  own: "set",
  add: "add",
  put: "add",
  subtract: "take",
  pay: "pay",
  "pay-share": "pay",
  "pay-off": "gone",
  remove: "gone",
  charge: "charge",
  rename: "rename",
  retype: "rename",
  rate: "rate",
};
/** What the same comes to where it is owed. */
const VERBS_OF_DEBTS: Partial<typeof VERBS> = { add: "charge", put: "pay", subtract: "pay" };

function entryThing(
  statement: EntryStatement,
  kind: "told" | "asked",
  documents: Documents,
  added: ReadonlySet<string>,
): ContextThing {
  const { action, mention, rename } = statement;
  const named = rename === undefined ? mention : { ...mention, ...titled(rename), side: mention.side };
  const [found] =
    named.words.length > 0 ? matchEntries({ ...named, side: null }, knownEntries(documents, named.side)) : [];
  const side = found?.side ?? named.side ?? "asset";
  const isStored = found !== undefined || kind === "told";
  const isNew = kind === "asked" ? action === "own" || mention.isNew : found !== undefined && added.has(found.entry.id);
  return {
    kind,
    verb: isNew ? "new" : (side === "debt" && VERBS_OF_DEBTS[action]) || VERBS[action],
    mark: isStored && !(isNew && kind === "asked") ? MARKS[side] : side === "asset" ? "x" : "y",
    spokenOf: { mention: { ...named, side, isNew: kind === "asked" && isNew, indefinite: false }, isGoal: false },
  };
}

function goalThing(
  verb: ContextVerb,
  mention: EntryStatement["mention"],
  kind: "told" | "asked",
  isStored: boolean,
): ContextThing {
  return { kind, verb, mark: isStored ? "G" : null, spokenOf: { mention, isGoal: true } };
}

function goalVerb(edit: GoalEdit): ContextVerb {
  if (edit.current !== undefined || edit.target !== undefined) return "goal-amount";
  if (edit.progress !== undefined) return "goal-progress";
  if (edit.targetDate !== undefined || edit.shiftMonths !== undefined) return "goal-date";
  if (edit.title !== undefined || edit.type !== undefined) return "goal-name";
  return "goal-state";
}
