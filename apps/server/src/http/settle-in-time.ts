import type { ServerResponse } from "node:http";
import { CallFailure } from "../call/call-failure.ts";

/** What ends work that is given up; its signal is made for whoever asks for it, since most work is done before. */
export class Ending {
  #controller: AbortController | undefined;
  #reason: CallFailure | undefined;

  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController();
      if (this.#reason) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }

  end(reason: CallFailure): void {
    this.#reason ??= reason;
    this.#controller?.abort(this.#reason);
  }
}

let begun: Begun<unknown>[] = [];

/** Work that is under way. A class, since most of it is done before any of these methods but the last two is called. */
class Begun<Result> {
  readonly ending = new Ending();
  isSettled = false;
  readonly #outgoing: ServerResponse;
  readonly #timeoutMs: number;
  readonly #resolve: (result: Result) => void;
  readonly #reject: (reason: unknown) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    outgoing: ServerResponse,
    timeoutMs: number,
    resolve: (result: Result) => void,
    reject: (reason: unknown) => void,
  ) {
    this.#outgoing = outgoing;
    this.#timeoutMs = timeoutMs;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** From here on its time is counted, and it is given up where its caller leaves. */
  watch(): void {
    const late = () => this.#giveUp(new CallFailure("DEADLINE_EXCEEDED", "The call took too long."));
    this.#timer = setTimeout(late, this.#timeoutMs);
    if (this.#outgoing.destroyed) this.#leave();
    else this.#outgoing.once("close", () => this.#leave());
  }

  succeed(result: Result): void {
    this.#settle();
    this.#resolve(result);
  }

  fail(reason: unknown): void {
    this.#settle();
    this.#reject(reason);
  }

  #settle(): void {
    this.isSettled = true;
    clearTimeout(this.#timer);
  }

  #giveUp(failure: CallFailure): void {
    this.ending.end(failure);
    this.#reject(failure);
  }

  #leave(): void {
    if (!this.#outgoing.writableFinished) this.#giveUp(new CallFailure("CANCELLED", "The caller is gone."));
  }
}

/** Does work that is given up after so many milliseconds, or once nobody is there to be answered any more. */
export function settleInTime<Result>(
  outgoing: ServerResponse,
  timeoutMs: number,
  work: (ending: Ending) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const one = new Begun<Result>(outgoing, timeoutMs, resolve, reject);
    watchSoon(one as Begun<unknown>);
    work(one.ending).then(
      (result) => one.succeed(result),
      (reason) => one.fail(reason),
    );
  });
}

/** Has work watched that is not done within this turn of the event loop: most reads are, and need no timer or listener. */
function watchSoon(one: Begun<unknown>): void {
  begun.push(one);
  if (begun.length === 1) setImmediate(watchBegun);
}

function watchBegun(): void {
  const waiting = begun;
  begun = [];
  for (const one of waiting) if (!one.isSettled) one.watch();
}
