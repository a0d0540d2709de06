import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { READY_PATH } from "./probes.ts";

/** How long connections that are kept open are told, with their next answer, that it was their last. */
const FAREWELL_MS = 500;
/** While requests still come in, whoever sends them has not seen yet that the server is not ready: how long that is waited for. */
const UNNOTICED_MS = 2_000;
/** Requests come in as long as the last one is no older than this. */
const QUIET_MS = 300;
const LOOK_EVERY_MS = 20;
/** How long requests under way may take to end once the server stops. */
const GRACE_MS = 10_000;

/**
 * Ends a server so that no call is lost: for a moment, and while requests still come in, it goes on answering, each
 * answer with `Connection: close`, so that clients and proxies let go of their connections by themselves; then it takes
 * no new ones, and lets what is under way end within a grace period.
 */
export class Drain {
  readonly #server: Server;
  #isUnderWay = false;
  #lastRequest = 0;

  constructor(server: Server) {
    this.#server = server;
    server.prependListener("request", ({ url }: IncomingMessage, response: ServerResponse) => {
      // Whoever asks there only wants to know whether to send requests.
      if (url !== READY_PATH) this.#lastRequest = Date.now();
      if (this.#isUnderWay) response.setHeader("Connection", "close");
    });
  }

  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  async end(): Promise<void> {
    this.#isUnderWay = true;
    for (const begin = Date.now(); await this.#isHeardOf(Date.now() - begin); ) await wait(LOOK_EVERY_MS);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => this.#server.closeAllConnections(), GRACE_MS);
      this.#server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      this.#server.closeIdleConnections();
    });
  }

  /** Whether somebody may still send requests, so long after the drain began. */
  async #isHeardOf(elapsed: number): Promise<boolean> {
    if (elapsed < UNNOTICED_MS && Date.now() - this.#lastRequest < QUIET_MS) return true;
    return elapsed < FAREWELL_MS && (await this.#connections()) > 0;
  }

  #connections(): Promise<number> {
    return new Promise((resolve) => this.#server.getConnections((_error, count) => resolve(count ?? 0)));
  }
}
