import { Socket } from "node:net";
import pg from "pg";

/** A query that only asks whether there is an answer must have one within this many ticks of the server's own clock. */
const ANSWER_WITHIN_TICKS = 10;
/** A server that itself stood still for long ticks once: what came meanwhile is read before it gives up. */
const TICK_MS = 100;
const ASK_EVERY_MS = 500;

/**
 * Watches a PostgreSQL that calls are waiting for. Where it stops answering (frozen, cut off), nothing tells those who
 * wait: after a second their connections are ended here, so that they fail at once and new ones are made afterwards.
 */
export class DatabaseWatch {
  readonly #databaseUrl: string;
  readonly #sockets = new Set<Socket>();
  readonly #onAway: () => void;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(databaseUrl: string, onAway: () => void) {
    this.#databaseUrl = databaseUrl;
    this.#onAway = onAway;
    this.#askLater();
  }

  /** A socket for a connection that is to be ended when the database stops answering. */
  socket(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once("close", () => this.#sockets.delete(socket));
    return socket;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #askLater(): void {
    this.#timer = setTimeout(() => void this.#ask(), ASK_EVERY_MS).unref();
  }

  async #ask(): Promise<void> {
    if (this.#sockets.size > 0 && !(await this.#answers())) {
      this.#onAway();
      for (const socket of this.#sockets) socket.destroy();
    }
    if (!this.#isClosed) this.#askLater();
  }

  async #answers(): Promise<boolean> {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      stream: () => socket,
      application_name: "seven-figures watch",
    });
    client.on("error", () => {});
    let left = ANSWER_WITHIN_TICKS;
    const ticking = setInterval(() => --left <= 0 && socket.destroy(new Error("no answer")), TICK_MS).unref();
    try {
      await client.connect();
      await client.query("select 1");
      return true;
    } catch {
      return false;
    } finally {
      clearInterval(ticking);
      client.end().catch(() => {});
    }
  }
}
