import {
  type Change,
  type Dollars,
  type ItemRef,
  keyOf,
  type Quantity,
  roundToCents,
  select,
} from "@seven-figures/domain";
import { amountOf, entries, sumOf } from "./build.ts";
import type { Step } from "./chain-step.ts";
import { loansOf } from "./left-after-asked.ts";
import type { Scope } from "./scope.ts";
import { cashOf, withAmount } from "./suppose-sale.ts";

/** What steps with money, one after the other, make of a copy of what entries stand at. */
export class Ledger {
  /** What was brought and nobody got yet; less than nothing where more was paid of it. */
  hand: Dollars = 0;
  readonly brought: Quantity[] = [];
  readonly spent: Quantity[] = [];
  readonly #amounts = new Map<string, { item: ItemRef; amount: Dollars }>();
  readonly #sold: ItemRef[] = [];
  readonly #scope: Scope;

  constructor(steps: readonly Step[], scope: Scope) {
    this.#scope = scope;
    for (const step of steps) this.#carryOut(step);
  }

  touches(item: ItemRef): boolean {
    return this.#amounts.has(keyOf(item));
  }

  /** The entries that stand otherwise. */
  get items(): ItemRef[] {
    return [...this.#amounts.values()].map(({ item }) => item);
  }

  /** Whether all of it is sold. */
  isSold(item: ItemRef): boolean {
    return this.#sold.some((each) => keyOf(each) === keyOf(item)) && this.#standing(item).amount === 0;
  }

  /** What the steps make of the data; more taken than is there is refused by the rules of it, and said so. */
  changes(): Change[] {
    const cash = this.hand > 0 ? [cashOf(this.hand)] : [];
    return [...[...this.#amounts.values()].map(changeOf), ...cash];
  }

  #carryOut(step: Step): void {
    if (step.kind === "sold") this.#sell(step);
    if (step.kind === "brought") this.#bring(amountOf(step.amount), step.amount);
    if (step.kind === "cleared") for (const item of step.items) this.#clear(item, step.share, step.from);
    if (step.kind === "loans")
      for (const loan of this.#sold.flatMap((item) => loansOf(item, this.#scope.documents))) this.#clear(loan, 1, null);
    if (step.kind === "paid") {
      this.#move(step.item, step.amount);
      this.#takeFrom(step.from, step.amount, amountOf(step.amount));
    }
    if (step.kind === "spent") this.#takeFrom(step.from, step.amount, amountOf(step.amount));
    if (step.kind === "rest") this.#giveRest(step.item);
    if (step.kind === "grown") this.#grow(step);
  }

  #standing(item: ItemRef): { item: ItemRef; amount: Dollars } {
    const kept = this.#amounts.get(keyOf(item));
    if (kept) return kept;
    const [found] = select(entries(item), this.#scope.documents);
    const fresh = { item, amount: found?.amount ?? 0 };
    this.#amounts.set(keyOf(item), fresh);
    return fresh;
  }

  #bring(of: Quantity, amount: Dollars): void {
    this.brought.push(of);
    this.hand = roundToCents(this.hand + amount);
  }

  #sell({ items, share, price }: Extract<Step, { kind: "sold" }>): void {
    const stands = items.map((item) => this.#standing(item));
    const worth = roundToCents(stands.reduce((sum, { amount }) => sum + amount, 0) * share);
    this.#sold.push(...items);
    this.#bring(price === null ? partOf(items, share) : amountOf(price), price ?? worth);
    for (const each of stands) each.amount = roundToCents(each.amount * (1 - share));
  }

  /** Pays a debt off, or a share of it, from an account or from what was brought, as far as that goes. */
  #clear(item: ItemRef, share: number, from: ItemRef | null): void {
    const [stored] = select(entries(item), this.#scope.documents);
    const owed = Math.min(roundToCents((stored?.amount ?? 0) * share), this.#standing(item).amount);
    if (owed === 0) return;
    const isShort = from === null && this.brought.length > 0 && this.hand >= 0 && this.hand < owed;
    this.#move(item, isShort ? this.hand : owed);
    this.#takeFrom(from, owed, partOf([item], share));
  }

  /** Into a debt it lessens what is owed, into anything else it adds. */
  #move(item: ItemRef, amount: Dollars): void {
    const stands = this.#standing(item);
    stands.amount = roundToCents(item.side === "debts" ? stands.amount - amount : stands.amount + amount);
  }

  #takeFrom(from: ItemRef | null, amount: Dollars, of: Quantity): void {
    if (from) {
      const source = this.#standing(from);
      source.amount = roundToCents(source.amount - amount);
      return;
    }
    this.spent.push(of);
    this.hand = roundToCents(this.hand - amount);
  }

  #grow({ item, percent }: Extract<Step, { kind: "grown" }>): void {
    const stands = this.#standing(item);
    stands.amount = roundToCents(stands.amount * (1 + percent / 100));
  }

  /** All that was brought and is left; of a debt no more than is owed. */
  #giveRest(item: ItemRef): void {
    const { amount: owed } = this.#standing(item);
    const given = Math.max(0, item.side === "debts" ? Math.min(this.hand, owed) : this.hand);
    this.#move(item, given);
    this.spent.push(item.side === "debts" && given === owed ? sumOf(entries(item)) : amountOf(given));
    this.hand = roundToCents(this.hand - given);
  }
}

function partOf(items: readonly ItemRef[], share: number): Quantity {
  const of = sumOf(entries(...items));
  return share === 1 ? of : { kind: "times", of, factor: share };
}

function changeOf({ item: { side, id }, amount }: { item: ItemRef; amount: Dollars }): Change {
  if (side === "goals") return { kind: "edit-goal", id, fields: { currentAmount: amount } };
  return withAmount({ side, id }, amount);
}
