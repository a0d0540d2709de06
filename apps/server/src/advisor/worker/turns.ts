/** Lets everyone have one thing under way at a time, so that whoever asks for many holds up nobody but themselves. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs `work` once all that `who` asked for before has ended, however it ended. */
  async take<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
    const mine = (this.#last.get(who) ?? Promise.resolve()).then(work, work);
    this.#last.set(who, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(who) === mine) this.#last.delete(who);
    }
  }
}
