import type { ItemRef } from "@seven-figures/domain";
import type { Step } from "./chain-step.ts";
import { BRINGS, SPENDS, shareIn } from "./chain-words.ts";

/** The steps of a message as they are read, with what is yet to go somewhere. Each of its acts tells whether it could be done. */
export class StepList {
  readonly steps: Step[] = [];
  /** An amount that is yet to go somewhere. */
  amount: number | null = null;
  /** Whether what is left over is yet to go somewhere. */
  hasRest = false;
  #source: ItemRef | null = null;

  /** An amount that went to nothing stored: it comes in, or is spent. */
  settleAmount(said: string): boolean {
    const amount = this.amount;
    if (amount === null) return true;
    this.amount = null;
    if (BRINGS.test(said)) this.steps.push({ kind: "brought", amount });
    else if (SPENDS.test(said)) this.steps.push({ kind: "spent", amount, from: this.#source });
    else return false;
    return true;
  }

  sell(items: ItemRef[], share: number): boolean {
    const isGone = ({ id }: ItemRef) =>
      this.steps.some((step) => step.kind === "sold" && step.share === 1 && step.items.some((each) => each.id === id));
    if (items.length > 0 && items.every(isGone)) return true;
    this.steps.push({ kind: "sold", items, share, price: null });
    this.#source = null;
    return true;
  }

  clear(items: ItemRef[], share = 1): boolean {
    this.steps.push({ kind: "cleared", items, share, from: this.#source });
    return true;
  }

  /** The account pays what comes, and what was paid since money last came in. "Half of it from here and half from there": that half alone. */
  payFrom(item: ItemRef, said: string): boolean {
    const share = shareIn(said);
    const last = this.steps.findLast((step) => step.kind === "cleared");
    if (share < 1 && last) {
      if (last.from === null && last.share === 1) Object.assign(last, { share, from: item });
      else this.steps.push({ ...last, share, from: item });
      return true;
    }
    for (const step of this.unpaid()) step.from = item;
    this.#source = item;
    return true;
  }

  unpaid(): Extract<Step, { from: ItemRef | null }>[] {
    const since = this.steps.findLastIndex(({ kind }) => kind === "sold" || kind === "rest" || kind === "brought");
    if (since >= 0 && this.steps[since]?.kind !== "rest") return [];
    return this.steps
      .slice(since + 1)
      .filter((step): step is Extract<Step, { from: ItemRef | null }> => "from" in step && step.from === null);
  }

  target([item]: readonly ItemRef[]): boolean {
    if (!item) return false;
    if (this.amount !== null) this.steps.push({ kind: "paid", item, amount: this.amount, from: this.#source });
    if (this.hasRest || this.amount === null) {
      this.steps.push({ kind: "rest", item });
      this.#source = null;
    }
    this.amount = null;
    this.hasRest = false;
    return true;
  }
}
