import type { ServerResponse } from "node:http";
import { CallFailure } from "../call/call-failure.ts";

/** Does work that is given up after so many milliseconds, or once nobody is there to be answered any more. */
export function settleInTime<Result>(
  outgoing: ServerResponse,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const ending = new AbortController();
    const giveUp = (failure: CallFailure) => {
      ending.abort(failure);
      reject(failure);
    };
    const timer = setTimeout(() => giveUp(new CallFailure("DEADLINE_EXCEEDED", "The call took too long.")), timeoutMs);
    const leave = () => {
      if (!outgoing.writableFinished) giveUp(new CallFailure("CANCELLED", "The caller is gone."));
    };
    if (outgoing.destroyed) leave();
    else outgoing.once("close", leave);
    const settle = () => clearTimeout(timer);
    work(ending.signal).then(resolve, reject).then(settle, settle);
  });
}
