import {
  type AppliedChanges,
  applyChanges,
  type CalendarDate,
  type Change,
  type Documents,
  formatDollars,
} from "@seven-figures/domain";
import type { Pending } from "../conversation/conversation.ts";
import { bold } from "../replies/describe-changes.ts";
import type { EntryStatement, Statement } from "../statements/statement.ts";
import { transferIn } from "../statements/transfer.ts";
import type { RefusedChange } from "../types.ts";
import type { Resolution } from "./resolution.ts";
import { resolveStatement } from "./resolve-statement.ts";

/** What statements are resolved on. */
export interface Order {
  documents: Documents;
  today: CalendarDate;
  newId: (prefix: string) => string;
  /** As typed. */
  message?: string;
  /** Whether removing several things was agreed to. */
  confirmed?: boolean;
  /** Changes that the person chose themselves, carried out first. */
  agreed?: readonly Change[];
}

/** What came of the statements of a message. */
export interface CarriedOut {
  documents: Documents;
  changes: Change[];
  /** The statements that led to changes, with what was asked for filled in. */
  statements: Statement[];
  refused: RefusedChange[];
  /** Reasons why something was left out. */
  reasons: string[];
  notes: string[];
  asks: Pending[];
  /** Questions with nothing kept open. */
  wonders: string[];
}

/** Facts that set come before those that add to them, whatever order they were said in. */
function inOrder(statements: readonly Statement[]): Statement[] {
  const rank = (statement: Statement) => (statement.kind === "yearly" && statement.mode !== "set" ? 1 : 0);
  return statements.toSorted((a, b) => rank(a) - rank(b));
}

interface Resolved extends CarriedOut {
  steps: Step[];
}

/** A statement and the changes that it led to. */
export interface Step {
  statement: Statement;
  changes: Change[];
}

/** Resolves statements one after the other against the data as it then stands, and checks each change by the rules. */
export function resolveStatements(
  statements: readonly Statement[],
  { documents, today, newId, message = "", confirmed = false, agreed = [] }: Order,
): Resolved {
  const done: Resolved = {
    documents,
    changes: [],
    statements: [],
    refused: [],
    reasons: [],
    notes: [],
    asks: [],
    wonders: [],
    steps: [],
  };
  const added = new Set<string>();
  if (agreed.length > 0) applyAgreed(done, agreed, today);
  const destroying: Step[] = [];
  const late: Step[] = [];
  const held = heldTransfer(statements, MOVED.test(message), (statement) =>
    resolveStatement(statement, { documents: done.documents, today, newId: () => "", added }),
  );
  if (held) {
    done.reasons.push(...held.reasons);
    done.asks.push(...held.asks);
  }
  for (const statement of inOrder(statements)) {
    if (held?.statements.includes(statement)) continue;
    const resolution = resolveStatement(statement, { documents: done.documents, today, newId, added });
    if ("refused" in resolution) done.reasons.push(resolution.refused);
    else if ("noted" in resolution) note(done, resolution);
    else if ("wonder" in resolution) done.wonders.push(resolution.wonder);
    else if ("ask" in resolution) done.asks.push({ ...resolution.ask, age: 0 });
    else if (resolution.changes.some((change) => isDestroying(change)))
      destroying.push({ statement, changes: resolution.changes });
    else if (destroying.length > 0 && resolution.changes.some(({ kind }) => kind.startsWith("add-")))
      late.push({ statement, changes: resolution.changes });
    else apply(done, resolution.changes, statement, today, added);
  }
  settle(done, destroying, today, added, confirmed);
  for (const { statement, changes } of late) apply(done, changes, statement, today, added);
  return done;
}

/** "Paid 300 on the card, 1,100 left": that it is at 1,100 already needs no saying where this message made it so. */
function note({ notes, changes }: CarriedOut, { noted, of }: Extract<Resolution, { noted: string }>): void {
  if (!changes.some((change) => "id" in change && change.id === of)) notes.push(noted);
}

function applyAgreed(done: CarriedOut, agreed: readonly Change[], today: CalendarDate): void {
  const result = applyChanges(done.documents, agreed, `${today}T00:00:00.000Z`);
  done.documents = result.documents;
  done.changes.push(...result.applied);
  done.refused.push(...result.refused);
}

const MOVED = /\b(?:mov(?:e|ed|ing)|transferr?(?:ed|ing)?|shift(?:ed)?|swept|rolled|wired|switched)\b/i;

interface Held extends Pick<CarriedOut, "reasons" | "asks"> {
  statements: Statement[];
}

/** What is moved is moved on both sides or on none: where one is refused or has to be asked for, the other waits. */
function heldTransfer(
  statements: readonly Statement[],
  isMove: boolean,
  resolve: (statement: Statement) => Resolution,
): Held | null {
  const transfer = statements.length === 2 ? transferIn(statements) : null;
  if (!transfer) return null;
  const { from, to } = transfer;
  for (const [one, other] of [
    [from, to],
    [to, from],
  ] as const) {
    const resolution = resolve(one);
    if ("refused" in resolution) return { statements: [from, to], reasons: [resolution.refused], asks: [] };
    if ("wonder" in resolution && isMove) return askOtherSide(one, other);
    if ("ask" in resolution && resolution.ask.need === "which")
      return { statements: [from, to], reasons: [], asks: [{ ...resolution.ask, age: 0, along: other }] };
  }
  return null;
}

/** Of a place that is not stored it is asked what is in it now; the answer completes both sides. */
function askOtherSide(one: EntryStatement, other: EntryStatement): Held {
  const mention = { ...one.mention, side: "asset" as const };
  const statement: EntryStatement = { ...one, action: "set", mention, amount: null, orNew: true };
  const question = `I have no **${bold(mention.name)}** yet, so nothing is moved so far. What is in it now, all together?`;
  return {
    statements: [one, other],
    reasons: [],
    asks: [{ need: "amount", statement, along: other, question, quickReplies: [], age: 0 }],
  };
}

function isDestroying(change: Change): boolean {
  return /^(?:delete-|confirm-no)/.test(change.kind);
}

function apply(done: Resolved, changes: Change[], statement: Statement, today: CalendarDate, added: Set<string>): void {
  const result: AppliedChanges = applyChanges(done.documents, changes, `${today}T00:00:00.000Z`);
  done.documents = result.documents;
  done.changes.push(...result.applied);
  done.refused.push(...result.refused);
  if (result.applied.length > 0) done.statements.push(statement);
  done.steps.push({ statement, changes: result.applied });
  for (const change of result.applied) {
    if (change.kind === "add-asset") added.add(change.asset.id);
    if (change.kind === "add-debt") added.add(change.debt.id);
  }
}

/** One thing that goes, goes; more than one, or a list that is declared empty, is asked about first. */
function settle(
  done: Resolved,
  destroying: { statement: Statement; changes: Change[] }[],
  today: CalendarDate,
  added: Set<string>,
  confirmed: boolean,
): void {
  const gone = goneBy(
    done.documents,
    destroying.flatMap(({ changes }) => changes),
  );
  const empties = destroying.some(({ changes }) => changes.some(({ kind }) => kind.startsWith("confirm-no")));
  if (confirmed || gone.length === 0 || (gone.length === 1 && !empties)) {
    for (const { statement, changes } of destroying) apply(done, unique(changes), statement, today, added);
    return;
  }
  const names = gone.map(
    ({ name, amount }) => `**${bold(name)}**${amount === null ? "" : ` (${formatDollars(amount)})`}`,
  );
  const question = `That would remove ${gone.length === 1 ? names[0] : `${gone.length} entries: ${names.join(", ")}`}. Are you sure?`;
  done.asks.push({
    need: "confirm",
    statements: destroying.map(({ statement }) => statement),
    changes: unique(destroying.flatMap(({ changes }) => changes)),
    question,
    quickReplies: ["Yes", "No"],
    age: 0,
  });
}

function unique(changes: readonly Change[]): Change[] {
  const seen = new Set<string>();
  return changes.filter((change) => {
    const key = JSON.stringify(change);
    return seen.has(key) ? false : seen.add(key);
  });
}

function goneBy(
  { financials, goals }: Documents,
  changes: readonly Change[],
): { name: string; amount: number | null }[] {
  const assets = (financials.assets ?? []).filter(({ id }) =>
    changes.some(
      (change) => change.kind === "confirm-no-assets" || (change.kind === "delete-asset" && change.id === id),
    ),
  );
  const debts = (financials.debts ?? []).filter(({ id }) =>
    changes.some((change) => change.kind === "confirm-no-debts" || (change.kind === "delete-debt" && change.id === id)),
  );
  const gone = goals.intermediateGoals.filter(({ id }) =>
    changes.some((change) => change.kind === "delete-goal" && change.id === id),
  );
  return [
    ...assets.map(({ name, value }) => ({ name, amount: value })),
    ...debts.map(({ name, balance }) => ({ name, amount: balance })),
    ...gone.map(({ title }) => ({ name: title, amount: null })),
  ];
}
