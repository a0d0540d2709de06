import { CallError, type ErrorCode } from "@seven-figures/calls";
import { sameJson } from "@seven-figures/domain";
import { newRequestId } from "./new-request-id.ts";

/** Failures after which nobody knows whether the server did what was asked. */
const OPEN_ENDED: ReadonlySet<ErrorCode> = new Set(["unavailable", "deadline-exceeded", "internal", "unknown"]);

/** One write until its outcome is known. Whatever changes meanwhile, it is sent again with the payload of the first time. */
export interface OpenRequest<Input> {
  input: Input;
  requestId: string;
  payload?: Promise<unknown>;
}

/** The payload of a request: made when it is first sent, the same every time after. */
export function payloadOnce<Payload>(request: OpenRequest<unknown>, make: () => Promise<Payload>): Promise<Payload> {
  request.payload ??= make().catch((error) => {
    delete request.payload;
    throw error;
  });
  return request.payload as Promise<Payload>;
}

/**
 * The request ids of one kind of write. What is sent again as it was, after its answer was lost, keeps its id: if the
 * server had carried it out, it answers as it would have then, where a new id would find the goal there already.
 */
export class RequestIds<Input> {
  #open: OpenRequest<Input> | null = null;

  async use<Result>(input: Input, send: (request: OpenRequest<Input>) => Promise<Result>): Promise<Result> {
    const known = this.#open && sameJson(this.#open.input, input) ? this.#open : undefined;
    const request = known ?? { input, requestId: newRequestId() };
    this.#open = request;
    try {
      const result = await send(request);
      this.#settle(request.requestId);
      return result;
    } catch (error) {
      if (!(error instanceof CallError && OPEN_ENDED.has(error.code))) this.#settle(request.requestId);
      throw error;
    }
  }

  #settle(requestId: string): void {
    if (this.#open?.requestId === requestId) this.#open = null;
  }
}
