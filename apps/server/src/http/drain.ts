import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { READY_PATH } from "./probes.ts";

/** How long connections that are kept open are told, with their next answer, that it was their last. */
const FAREWELL_MS = 500;
/** While requests still come in, whoever sends them has not seen yet that the server is not ready: how long that is waited for. */
const UNNOTICED_MS = 2_000;
/** Who asked whether the server is ready so shortly before is going to ask again. */
const ASKS_AGAIN_MS = 2_000;
/** How long that is waited for: on a busy machine it comes late. */
const UNASKED_MS = 5_000;
/** Who asks a second time has surely read the first answer, and sends nothing more. */
const TOLD_TIMES = 2;
/** Requests come in as long as the last one is no older than this. */
const QUIET_MS = 300;
const LOOK_EVERY_MS = 20;
/** How long requests under way may take to end once the server stops. */
const GRACE_MS = 10_000;

/**
 * Ends a server so that no call is lost: for a moment, while requests still come in, and until who asks for it knows that
 * it is not ready, it goes on answering, each answer with `Connection: close`, so that clients and proxies let go of
 * their connections by themselves; then it takes no new ones, and lets what is under way end within a grace period.
 */
export class Drain {
  readonly #server: Server;
  #isUnderWay = false;
  #begin = 0;
  #lastRequest = Number.NEGATIVE_INFINITY;
  #lastProbe = Number.NEGATIVE_INFINITY;
  #told = 0;

  constructor(server: Server) {
    this.#server = server;
    server.prependListener("request", ({ url }: IncomingMessage, response: ServerResponse) => {
      if (this.#isUnderWay) response.setHeader("Connection", "close");
      // Whoever asks there only wants to know whether to send requests.
      if (url !== READY_PATH) this.#lastRequest = performance.now();
      else if (this.#isUnderWay) this.#told += 1;
      else this.#lastProbe = performance.now();
    });
  }

  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  async end(): Promise<void> {
    this.#isUnderWay = true;
    this.#begin = performance.now();
    while (await this.#isHeardOf()) await wait(LOOK_EVERY_MS);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => this.#server.closeAllConnections(), GRACE_MS);
      this.#server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      this.#server.closeIdleConnections();
    });
  }

  /** Whether somebody may still send requests. */
  async #isHeardOf(): Promise<boolean> {
    const now = performance.now();
    const elapsed = now - this.#begin;
    const isAsked = this.#begin - this.#lastProbe < ASKS_AGAIN_MS;
    const isQuiet = now - this.#lastRequest >= QUIET_MS;
    const isUnnoticed = !isQuiet || (isAsked && this.#told < TOLD_TIMES);
    if (isUnnoticed && elapsed < (isAsked ? UNASKED_MS : UNNOTICED_MS)) return true;
    return elapsed < FAREWELL_MS && (await this.#connections()) > 0;
  }

  #connections(): Promise<number> {
    return new Promise((resolve) => this.#server.getConnections((_error, count) => resolve(count ?? 0)));
  }
}
