interface Counted {
  /** Of the newest change that is counted. */
  number: number;
  /** No fewer than are kept. */
  bytes: number;
}

const MOST_PEOPLE = 10_000;
/** What another process did meanwhile may have gone unseen: after so many changes nothing that was added up is believed. */
const BELIEVED_FOR = 256;

/**
 * How many bytes of states are kept around each person's changes, as far as this process has counted and added up: to
 * count them takes as long as there are changes.
 */
export class CountedStates {
  readonly #counted = new Map<string, Counted>();

  /** Adds the states of a change; all bytes then, undefined where they are to be counted. */
  add(userId: string, number: number, bytes: number): number | undefined {
    const before = this.#counted.get(userId);
    if (before?.number !== number - 1 || number % BELIEVED_FOR === 0) {
      this.#counted.delete(userId);
      return undefined;
    }
    before.number = number;
    before.bytes += bytes;
    return before.bytes;
  }

  /** What was added up of someone does not hold: what it counted was not stored after all. */
  forget(userId: string): void {
    this.#counted.delete(userId);
  }

  /** Keeps what was counted right after a change. */
  keep(userId: string, number: number, bytes: number): void {
    if (this.#counted.size >= MOST_PEOPLE) this.#counted.clear();
    this.#counted.set(userId, { number, bytes });
  }
}
