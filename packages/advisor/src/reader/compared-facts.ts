import type { Change, Documents } from "@seven-figures/domain";
import { carryOut, type Told } from "../changes/carry-out.ts";
import { wordsOf } from "../statements/read-mention.ts";
import type { Statement } from "../statements/statement.ts";
import { transferIn } from "../statements/transfer.ts";
import { amountsOf, type Fact, saidIn } from "./doubts.ts";
import type { ToldFact } from "./facts-of-acts.ts";

/** Money that goes from one to another is one fact. */
export function groupsOf(statements: readonly Statement[]): Statement[][] {
  const moved = statements.length === 2 ? transferIn(statements) : null;
  return moved ? [[moved.from, moved.to]] : statements.map((statement) => [statement]);
}

export function factOf({ statements, probability, leans = false }: ToldFact, told: Told): Fact {
  let ids = 0;
  const newId = (prefix: string) => `${prefix}-read-${++ids}`;
  const done = carryOut(statements, { ...told, newId, agreed: [] });
  return {
    statements,
    probability,
    leans,
    changes: done.changes,
    isOpen: done.asks.length + done.reasons.length + done.notes.length + done.wonders.length > 0,
    asksWhich: done.asks.length > 0 && done.asks.every(({ need }) => need === "which"),
    isListed:
      done.notes.length > 0 &&
      done.changes.length + done.asks.length === 0 &&
      statements.every((each) => each.kind === "entry" && each.action === "own"),
    print: done.changes.length === 0 ? "" : printOf(done.changes),
    targets: new Set([...done.changes.flatMap(targetsOf), ...saidIn(statements).map((amount) => `said ${amount}`)]),
  };
}

/** The same for the same changes, in whichever order they were told. */
function printOf(changes: readonly Change[]): string {
  return JSON.stringify(changes.map(printOfOne).toSorted());
}

function printOfOne(change: Change): string {
  return JSON.stringify(change, (key, value: unknown) =>
    key === "updatedAt" || key === "createdAt" || (key === "id" && /-read-\d+$/.test(String(value)))
      ? undefined
      : value,
  );
}

/** Whether a fact changes all that another one does, and more: "paid from checking", of which the other saw the payment. */
export function saysMoreOf(fact: Fact, other: Fact): boolean {
  const own = fact.changes.map(printOfOne);
  return other.changes.length < own.length && other.changes.every((change) => own.includes(printOfOne(change)));
}

/**
 * Whether a fact adds what is stored already under a longer name, "my truck loan", of the Regions truck loan, or a goal that has no name
 * but its sum: "target is 2,600", of the goal just spoken of.
 */
export function addsWhatIsThere({ changes }: Fact, { financials }: Documents): boolean {
  const isThere = (name: string, stored: readonly { name: string }[] | null) =>
    (stored ?? []).some((each) => wordsOf(name).every((word) => wordsOf(each.name).includes(word)));
  return (
    changes.length > 0 &&
    changes.every(
      (change) =>
        (change.kind === "add-goal" && change.goal.title.startsWith("Save $")) ||
        (change.kind === "add-debt" && isThere(change.debt.name, financials.debts)) ||
        (change.kind === "add-asset" && isThere(change.asset.name, financials.assets)),
    )
  );
}

/** Whether all that a fact changes is what other ones together change. */
export function isMadeUpOf(fact: Fact, others: readonly Fact[]): boolean {
  const changes = others.flatMap((each) => each.changes);
  return others.length > 1 && changes.length === fact.changes.length && printOf(changes) === fact.print;
}

/** What follows from another field of a goal. */
const BESIDE = /^(?:status|updatedAt)$/;

function amountsOfFields(fields: object): string[] {
  return Object.values(fields).flatMap((value) => (typeof value === "number" ? [`amount ${value}`] : []));
}

function targetsOf(change: Change): string[] {
  switch (change.kind) {
    case "add-asset":
      return [`amount ${change.asset.value}`, `name ${change.asset.name.toLowerCase()}`];
    case "add-debt":
      return [`amount ${change.debt.balance}`, `name ${change.debt.name.toLowerCase()}`];
    case "add-goal":
      return ["new goal"];
    case "edit-goal":
      return [
        ...Object.keys(change.fields).flatMap((field) => (BESIDE.test(field) ? [] : [`${change.id} ${field}`])),
        ...amountsOfFields(change.fields),
      ];
    case "edit-asset":
    case "edit-debt":
      return [change.id, ...amountsOfFields(change.fields)];
    case "delete-asset":
    case "delete-debt":
    case "delete-goal":
    case "delete-scenario":
      return [change.id];
    case "set-financial-info":
    case "set-financial-goal":
    case "set-basic-info":
      return Object.entries(change.fields).flatMap(([key, value]) => [key, `amount ${String(value)}`]);
    case "add-names":
    case "remove-names":
      return change.names.map((name) => `${change.list} ${name.toLowerCase()}`);
    case "confirm-no-assets":
      return ["assets"];
    case "confirm-no-debts":
      return ["debts"];
    case "set-debt-payments":
      return ["debt payments"];
    case "tell-past":
      return [`past ${change.figure.date}`, `amount ${change.figure.amount}`];
  }
}

/** Both add the same under other names: the rules' words for it hold where they say more, or where the model is less sure. */
export function isSameButNames(rule: Fact, fact: Fact): boolean {
  if (!rule.changes.every(({ kind }) => kind.startsWith("add-")) || bare(fact) !== bare(rule)) return false;
  const [ofRule, ofModel] = [namesIn(rule), namesIn(fact).filter((word) => word !== "account")];
  return (
    fact.probability < 0.85 ||
    (ofModel.length > 0 && ofModel.every((word) => word === "account" || ofRule.includes(word)))
  );
}

/** Both add something of the same amount, and the model has more of its name: "Vanguard 401k", and not "Vanguard". */
export function saysMoreOfName(fact: Fact, rule: Fact): boolean {
  const addsOne = ({ changes }: Fact) => changes.length === 1 && /^add-(?:asset|debt)$/.test(changes[0]?.kind ?? "");
  if (!addsOne(fact) || !addsOne(rule) || fact.changes[0]?.kind !== rule.changes[0]?.kind || !sharesAmount(fact, rule))
    return false;
  const [ofRule, ofModel] = [namesIn(rule), namesIn(fact)];
  return ofRule.length > 0 && ofRule.length < ofModel.length && ofRule.every((word) => ofModel.includes(word));
}

function bare({ changes }: Fact): string {
  return JSON.stringify(changes, (key, value: unknown) =>
    /^(?:id|name|title|updatedAt|createdAt)$/.test(key) ? undefined : value,
  );
}

function namesIn({ changes }: Fact): string[] {
  return changes.flatMap((change) => {
    if (change.kind === "add-asset") return wordsOf(change.asset.name);
    if (change.kind === "add-debt") return wordsOf(change.debt.name);
    return change.kind === "add-goal" ? wordsOf(change.goal.title) : [];
  });
}

export function sharesAmount(one: Fact, other: Fact): boolean {
  return amountsOf(one).some((amount) => amountsOf(other).includes(amount));
}

/** Whether both speak of something by the same words. */
export function sharesWords(one: Fact, other: Fact): boolean {
  const words = (fact: Fact) => fact.statements.flatMap((each) => ("mention" in each ? each.mention.words : []));
  return words(one).some((word) => words(other).includes(word));
}

export function meets(one: Fact, other: Fact): boolean {
  return [...one.targets].some((target) => other.targets.has(target));
}
