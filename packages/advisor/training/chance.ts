/** A seeded source of chance, so that the same lines give the same examples. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  is(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from `low` to `high`. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<Item>(list: readonly Item[]): Item {
    const item = list[Math.floor(this.next() * list.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  }

  /** The items in another order (Fisher and Yates). */
  shuffled<Item>(items: ArrayLike<Item>): Item[] {
    const order = Array.from(items);
    for (let at = order.length - 1; at > 0; at--) {
      const other = this.whole(0, at);
      [order[at], order[other]] = [order[other] as Item, order[at] as Item];
    }
    return order;
  }

  /** Evenly spread over the orders of magnitude between. */
  magnitude(low: number, high: number): number {
    return Math.exp(Math.log(low) + this.next() * (Math.log(high) - Math.log(low)));
  }
}
