import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** How long connections that are kept open are told, with their next answer, that it was their last. */
const FAREWELL_MS = 500;
const LOOK_EVERY_MS = 20;
/** How long requests under way may take to end once the server stops. */
const GRACE_MS = 10_000;

/**
 * Ends a server so that no call is lost: for a moment it goes on answering, each answer with `Connection: close`, so
 * that clients and proxies let go of their connections by themselves; then it takes no new ones, and lets what is under
 * way end within a grace period.
 */
export class Drain {
  readonly #server: Server;
  #isUnderWay = false;

  constructor(server: Server) {
    this.#server = server;
    server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) => {
      if (this.#isUnderWay) response.setHeader("Connection", "close");
    });
  }

  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  async end(): Promise<void> {
    this.#isUnderWay = true;
    for (const end = Date.now() + FAREWELL_MS; Date.now() < end && (await this.#connections()) > 0; ) {
      await wait(LOOK_EVERY_MS);
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => this.#server.closeAllConnections(), GRACE_MS);
      this.#server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      this.#server.closeIdleConnections();
    });
  }

  #connections(): Promise<number> {
    return new Promise((resolve) => this.#server.getConnections((_error, count) => resolve(count ?? 0)));
  }
}
