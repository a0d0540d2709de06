import { OutOfTime } from "../advisor-mind.ts";

/** A worker that has to be started first takes some two seconds. */
const BEGIN_WITHIN_MS = 4_000;
/** Read one after the other, some 30 ms each. */
const MOST_IN_LINE = 8;
/** How long nothing of a person is read after a message of theirs that took too long: each ends the worker. */
const REST_MS = 60_000;

/** One line for everyone, in which each person waits with one thing at most: a newer one takes the older one's place. */
export class PreviewLine {
  /** Who waits, in turn, and what to call with whether it is their turn or they have waited in vain. */
  readonly #waiting = new Map<string, (isTurn: boolean) => void>();
  readonly #resting = new Set<string>();
  #isReading = false;

  /**
   * Runs `read` in turn, with the milliseconds that are left for it to begin. `busy` where the line is full, the turn
   * doesn't come soon, or something newer of the same person came. Throws OutOfTime where `read` does, and then at once
   * for a minute; the reason of `gone` where nobody waits any more.
   */
  async take<Result>(
    who: string,
    gone: AbortSignal,
    read: (beginWithinMs: number) => Promise<Result>,
  ): Promise<Result | "busy"> {
    this.#requireRested(who);
    const beginBy = performance.now() + BEGIN_WITHIN_MS;
    if (!(await this.#turn(who, gone))) return "busy";
    try {
      gone.throwIfAborted();
      this.#requireRested(who);
      return await read(beginBy - performance.now());
    } catch (error) {
      if (error instanceof OutOfTime) this.#rest(who);
      throw error;
    } finally {
      this.#isReading = false;
      this.#callNext();
    }
  }

  /** Whether their turn has come, once that is known. Whoever is gone leaves the line at that moment. */
  async #turn(who: string, gone: AbortSignal): Promise<boolean> {
    gone.throwIfAborted();
    const older = this.#waiting.get(who);
    if (!older && this.#waiting.size + Number(this.#isReading) >= MOST_IN_LINE) return false;
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const leave = () => {
      if (this.#waiting.get(who) === resolve) this.#waiting.delete(who);
    };
    const onGone = () => {
      leave();
      reject(gone.reason);
    };
    const timer = setTimeout(() => {
      leave();
      resolve(false);
    }, BEGIN_WITHIN_MS);
    gone.addEventListener("abort", onGone);
    this.#waiting.set(who, resolve);
    older?.(false);
    this.#callNext();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      gone.removeEventListener("abort", onGone);
    }
  }

  #callNext(): void {
    const [next] = this.#waiting;
    if (this.#isReading || !next) return;
    const [who, call] = next;
    this.#waiting.delete(who);
    this.#isReading = true;
    call(true);
  }

  #rest(who: string): void {
    if (this.#resting.has(who)) return;
    this.#resting.add(who);
    setTimeout(() => this.#resting.delete(who), REST_MS).unref();
  }

  #requireRested(who: string): void {
    if (this.#resting.has(who)) throw new OutOfTime();
  }
}
