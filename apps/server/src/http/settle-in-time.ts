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

interface Begun {
  isSettled: boolean;
  /** From here on its time is counted, and it is given up where its caller leaves. */
  watch(): void;
}

let begun: Begun[] = [];

/** Does work that is given up after so many milliseconds, or once nobody is there to be answered any more. */
export function settleInTime<Result>(
  outgoing: ServerResponse,
  timeoutMs: number,
  work: (ending: Ending) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const ending = new Ending();
    let timer: NodeJS.Timeout | undefined;
    const giveUp = (failure: CallFailure) => {
      ending.end(failure);
      reject(failure);
    };
    const leave = () => {
      if (!outgoing.writableFinished) giveUp(new CallFailure("CANCELLED", "The caller is gone."));
    };
    const one: Begun = {
      isSettled: false,
      watch() {
        timer = setTimeout(() => giveUp(new CallFailure("DEADLINE_EXCEEDED", "The call took too long.")), timeoutMs);
        if (outgoing.destroyed) leave();
        else outgoing.once("close", leave);
      },
    };
    const settle = () => {
      one.isSettled = true;
      clearTimeout(timer);
    };
    watchSoon(one);
    work(ending).then(resolve, reject).then(settle, settle);
  });
}

/** Has work watched that is not done within this turn of the event loop: most reads are, and need no timer or listener. */
function watchSoon(one: Begun): void {
  begun.push(one);
  if (begun.length === 1) setImmediate(watchBegun);
}

function watchBegun(): void {
  const waiting = begun;
  begun = [];
  for (const one of waiting) if (!one.isSettled) one.watch();
}
