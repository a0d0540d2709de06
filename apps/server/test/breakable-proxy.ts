import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** Stands between a server and its database, and can be frozen, cut and mended. */
export class BreakableProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #state: "whole" | "frozen" | "cut" = "whole";

  private constructor(target: URL) {
    this.#server = createServer((near) => {
      if (this.#state === "cut") return void near.destroy();
      const far = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on("data", (data) => {
          if (this.#state === "whole") to.write(data);
        });
        from.on("error", () => {});
        from.on("close", () => {
          this.#sockets.delete(from);
          to.destroy();
        });
      }
    });
  }

  static async open(target: URL): Promise<BreakableProxy> {
    const proxy = new BreakableProxy(target);
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Connections stay, and nothing comes through any more: what was sent is lost. */
  freeze(): void {
    this.#state = "frozen";
  }

  /** All connections end, and new ones are closed. */
  cut(): void {
    this.#state = "cut";
    for (const socket of this.#sockets) socket.destroy();
  }

  /** New connections come through. */
  mend(): void {
    this.#state = "whole";
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
