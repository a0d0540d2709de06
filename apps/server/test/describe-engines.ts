import { afterAll, beforeAll, describe } from "vitest";
import { ENGINES } from "./open-database.ts";
import { type OpenServer, type OpenServerOptions, openServer } from "./open-server.ts";

/** The same tests on both engines, each with a server and a database of its own. */
export function describeEngines(
  options: Omit<OpenServerOptions, "engine">,
  tests: (server: () => OpenServer) => void,
): void {
  describe.each(ENGINES)("on %s", (engine) => {
    let server: OpenServer;
    beforeAll(async () => {
      server = await openServer({ engine, ...options });
    });
    afterAll(() => server.close());
    tests(() => server);
  });
}
