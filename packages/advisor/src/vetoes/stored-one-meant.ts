import { type Change, type Documents, formatDollars } from "@seven-figures/domain";
import { isVehicle } from "../matching/loans-on.ts";
import { sameWord } from "../matching/same-word.ts";
import { bold } from "../replies/describe-changes.ts";
import { wordsOf } from "../statements/read-mention.ts";
import { isSameAmount } from "./derive-amount.ts";
import { type Finding, NEITHER, type Option, type Veto } from "./veto.ts";

/** What says that it is none of those that are stored. */
const ANOTHER =
  /\b(?:another|new|second|third|also|too|bought|buying|purchased|different|separate|opened|took out|taken out|got a|have a|add|extra|more|besides)\b/i;
/** A name of one letter or of a kind alone tells no thing from others. */
const LEAST_LETTERS = 4;

/** Where something is, or which of those that were spoken of: no name of a thing. */
const POINTING = /^(?:same|other|aside|there|here|both|link|elsewhere|else)$/;
const OF_POINTING = /^(?:account|accounts|one|card|place|thing|loan|the|fund)$/;

/** A stored thing that a new one may be, with what its figure would be there. */
interface Stored {
  name: string;
  value: number;
  options: Option[];
}

/**
 * "The coins were appraised at 5,350", beside a coin collection: asked whether that is meant, and not added beside it. So with
 * a debt, and with a goal, which gets what is put there.
 */
export const storedOneIsMeant: Veto = (of) => [...pointedNames(of), ...knownNames(of)];

function knownNames({ message, changes, documents, figures }: Parameters<Veto>[0]): Finding[] {
  if (ANOTHER.test(message)) return [];
  return changes.flatMap((change): Finding[] => {
    const added = addedBy(change);
    if (!added) return [];
    const { name, amount } = added;
    const words = wordsOf(name);
    const isOf = (stored: string) =>
      words.every((word) => word.length >= LEAST_LETTERS && wordsOf(stored).some((other) => sameWord(word, other)));
    const things = storedThings(change, amount, documents);
    const byName = things.filter((thing) => isOf(thing.name));
    const [one, ...others] = byName.length > 0 ? byName : loanOfVehicle(words, amount, message, documents, things);
    if (words.length === 0 || !one || others.length > 0) return [];
    const isSaid = figures.some(({ value }) => isSameAmount(value, amount));
    if (one.options.length > 1 && !isSaid) return [];
    return [
      {
        veto: "stored-one-meant" as const,
        changes: [change],
        ask: `Is that your **${bold(one.name)}**, which stands at ${formatDollars(one.value)}?`,
        options: [
          ...one.options,
          {
            reply: `Add ${name} (${formatDollars(amount)})`,
            changes: [change],
            words: ["another|new|different|no|add"],
          },
          { reply: NEITHER, changes: [] },
        ],
      },
    ];
  });
}

const WORTH = /\b(?:worth|values?|valued|appraised|kelley|kbb|resale|paid off|own)\b/i;
/** So near to what is owed a figure is that it may be told of the loan. */
const NEAR = { least: 0.75, most: 1.25 };

/** "The truck is at 23,900", of somebody who has no truck on record, and a loan on one at about that: the loan may be meant. */
function loanOfVehicle(
  words: readonly string[],
  amount: number,
  message: string,
  { financials }: Documents,
  things: readonly Stored[],
): Stored[] {
  const isVehicleAlone = words.length > 0 && words.every((word) => isVehicle(word));
  const hasVehicle = (financials.assets ?? []).some(({ name }) => isVehicle(name));
  const [loan, ...others] = (financials.debts ?? []).filter(({ type }) => type === "car-loan");
  if (!isVehicleAlone || hasVehicle || !loan || others.length > 0 || WORTH.test(message)) return [];
  const share = amount / loan.balance;
  return share >= NEAR.least && share <= NEAR.most ? things.filter(({ name }) => name === loan.name) : [];
}

/** "Drawn 90 back out, same account" names no account. */
function pointedNames({ changes }: Parameters<Veto>[0]): Finding[] {
  return changes.flatMap((change): Finding[] => {
    const added = addedBy(change);
    const words = added ? wordsOf(added.name) : [];
    const isPointing = words.some((word) => POINTING.test(word));
    if (!added || !isPointing || !words.every((word) => POINTING.test(word) || OF_POINTING.test(word))) return [];
    return [
      {
        veto: "stored-one-meant" as const,
        changes: [change],
        refused: `I did not get what the ${formatDollars(added.amount)} belongs to. Tell me its name and I will note it.`,
      },
    ];
  });
}

function addedBy(change: Change): { name: string; amount: number } | null {
  if (change.kind === "add-asset") return { name: change.asset.name, amount: change.asset.value };
  return change.kind === "add-debt" ? { name: change.debt.name, amount: change.debt.balance } : null;
}

function storedThings(change: Change, amount: number, { financials, goals }: Documents): Stored[] {
  const assets = (financials.assets ?? []).map(({ id, name, value }): Stored => {
    const edit: Change = { kind: "edit-asset", id, fields: { value: amount } };
    return { name, value, options: [{ reply: `${name}: now ${formatDollars(amount)}`, changes: [edit], yes: true }] };
  });
  const debts = (financials.debts ?? []).map(({ id, name, balance }): Stored => {
    const edit: Change = { kind: "edit-debt", id, fields: { balance: amount } };
    const reply = `${name}: ${formatDollars(amount)} owed`;
    return { name, value: balance, options: [{ reply, changes: [edit], yes: true }] };
  });
  const saved = goals.intermediateGoals.flatMap(({ id, title, type, currentAmount }): Stored[] => {
    if (type !== "financial") return [];
    const had = currentAmount ?? 0;
    const to = (sum: number): Change => ({ kind: "edit-goal", id, fields: { currentAmount: sum } });
    const options: Option[] = [
      { reply: `${title}: ${formatDollars(amount)} more`, changes: [to(had + amount)], yes: true },
      { reply: `${title}: ${formatDollars(amount)} in all`, changes: [to(amount)] },
    ];
    return [{ name: title, value: had, options }];
  });
  return change.kind === "add-asset" ? [...assets, ...debts, ...saved] : [...debts, ...assets, ...saved];
}
