import { type Change, type ItemRef, type Quantity, type Query, roundToCents, select } from "@seven-figures/domain";
import { amountOf, entries, sumOf, value } from "./build.ts";
import { chainIn, itemOf, type Step } from "./chain-steps.ts";
import { loansOf } from "./left-after-asked.ts";
import type { Scope } from "./scope.ts";

const LEFT =
  /\b(?:left|remain\w*|over|keep|stays?|hand|pocket|walk|rests?|comes?|after|now|then|still|down|missing|short|lack\w*|outstanding|owe|owing|how much|what)\b|[=?]/;
const IS_MISSING = /\b(?:missing|short|lack\w*|left|remain\w*|still|need)\b/;
const SUPPOSES =
  /\?|\b(?:if|suppose|supposing|imagine|say|assume|were|would|could|what|how|after|scenario|then|in hand)\b/;

/**
 * What is left, or what something stands at, after several steps with money: "sell the car at its price, clear its loan, the rest on
 * the Amex: what is the Amex down to?"; null where a message is no such chain.
 */
export function chainAsked(scope: Scope): Query[] | null {
  if (!SUPPOSES.test(scope.laid.typed)) return null;
  const chain = chainIn(scope);
  if (!chain || !LEFT.test(chain.asking)) return null;
  const { steps } = chain;
  const gives = steps.filter(({ kind }) => kind === "sold" || kind === "source");
  const takes = steps.filter(({ kind }) => kind !== "sold" && kind !== "source");
  if (gives.length === 0 || takes.length === 0) return null;
  const ledger = carriedOut(steps, scope);
  if (!chain.asked) return inHand(ledger, steps);
  const asked = itemOf(chain.asked, ["debts", "assets", "goals"]);
  const isTouched = asked !== null && ledger.amounts.has(keyIn(asked));
  const item = isTouched ? asked : itemOf(chain.asked, ["assets", "debts", "goals"]);
  if (!item || !ledger.amounts.has(keyIn(item))) return null;
  const field = item.side === "goals" && IS_MISSING.test(chain.asking) ? "remaining" : "amount";
  return [{ kind: "suppose", changes: changesOf(ledger), query: value(sumOf(entries(item), field)) }];
}

interface Ledger {
  /** What entries stand at, by side and id. */
  amounts: Map<string, { item: ItemRef; amount: number }>;
  /** What sales brought and nobody got yet. */
  hand: number;
  brought: Quantity[];
  spent: Quantity[];
}

const keyIn = ({ side, id }: ItemRef) => `${side}:${id}`;

/** All steps, one after the other, on a copy of what entries stand at. */
function carriedOut(steps: readonly Step[], scope: Scope): Ledger {
  const ledger: Ledger = { amounts: new Map(), hand: 0, brought: [], spent: [] };
  const sold = steps.filter((step) => step.kind === "sold").map(({ item }) => item);
  const account = steps.find((step) => step.kind === "source")?.item ?? null;
  for (const step of steps) {
    if (step.kind === "sold") sell(step, ledger, scope);
    if (step.kind === "cleared") pay(step.item, null, account, ledger, scope);
    if (step.kind === "paid") pay(step.item, step.amount, account, ledger, scope);
    if (step.kind === "loans")
      for (const loan of sold.flatMap((item) => loansOf(item, scope.documents)))
        pay(loan, null, account, ledger, scope);
  }
  for (const step of steps) if (step.kind === "rest") giveRest(step.item, ledger, scope);
  return ledger;
}

function standing(item: ItemRef, { amounts }: Ledger, { documents }: Scope): { item: ItemRef; amount: number } {
  const kept = amounts.get(keyIn(item));
  if (kept) return kept;
  const [found] = select(entries(item), documents);
  const fresh = { item, amount: found?.amount ?? 0 };
  amounts.set(keyIn(item), fresh);
  return fresh;
}

function sell({ item, price }: Extract<Step, { kind: "sold" }>, ledger: Ledger, scope: Scope): void {
  const stands = standing(item, ledger, scope);
  ledger.brought.push(price === null ? sumOf(entries(item)) : amountOf(price));
  ledger.hand += price ?? stands.amount;
  stands.amount = 0;
}

/** Pays a debt, or into something else; all that is owed where no amount is said. From the account, else from what sales brought. */
function pay(item: ItemRef, amount: number | null, account: ItemRef | null, ledger: Ledger, scope: Scope): void {
  const stands = standing(item, ledger, scope);
  if (amount === null && stands.amount === 0) return;
  const paid = amount ?? stands.amount;
  stands.amount = roundToCents(item.side === "debts" ? stands.amount - paid : stands.amount + paid);
  ledger.spent.push(amount === null ? sumOf(entries(item)) : amountOf(amount));
  if (!account) {
    ledger.hand = roundToCents(ledger.hand - paid);
    return;
  }
  const source = standing(account, ledger, scope);
  source.amount = roundToCents(source.amount - paid);
}

function giveRest(item: ItemRef, ledger: Ledger, scope: Scope): void {
  const stands = standing(item, ledger, scope);
  stands.amount = roundToCents(stands.amount + (item.side === "debts" ? -ledger.hand : ledger.hand));
  ledger.hand = 0;
}

/** The money that is left: of sales, or in the account that paid. */
function inHand({ brought, spent, amounts }: Ledger, steps: readonly Step[]): Query[] | null {
  if (steps.some(({ kind }) => kind === "rest")) return null;
  const account = steps.find((step) => step.kind === "source")?.item;
  if (account && brought.length > 0) return null;
  if (account) return [{ kind: "suppose", changes: changesOf({ amounts }), query: value(sumOf(entries(account))) }];
  return [value({ kind: "minus", from: all(brought), less: all(spent) })];
}

function all(parts: readonly Quantity[]): Quantity {
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: "plus", parts: [...parts] };
}

/** What the steps make of the data; more taken than is there is refused by the rules of it, and said so. */
function changesOf({ amounts }: Pick<Ledger, "amounts">): Change[] {
  return [...amounts.values()].map(({ item: { side, id }, amount }): Change => {
    if (side === "goals") return { kind: "edit-goal", id, fields: { currentAmount: amount } };
    if (amount === 0) return side === "assets" ? { kind: "delete-asset", id } : { kind: "delete-debt", id };
    return side === "assets"
      ? { kind: "edit-asset", id, fields: { value: amount } }
      : { kind: "edit-debt", id, fields: { balance: amount } };
  });
}
