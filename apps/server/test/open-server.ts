import { type AdvisorPool, openAdvisorPool } from "../src/advisor/worker/advisor-pool.ts";
import type { Config } from "../src/config/config.ts";
import { readConfig } from "../src/config/read-config.ts";
import { createLogger } from "../src/logger.ts";
import { type Overrides, startServer } from "../src/start-server.ts";
import { type Engine, openDatabase } from "./open-database.ts";
import { TestPerson } from "./test-person.ts";

export interface OpenServer {
  url: string;
  config: Config;
  /** What was logged. */
  logged: string[];
  /** Someone who just signed up. */
  signUp(name?: string): Promise<TestPerson>;
  close(): Promise<void>;
}

export interface OpenServerOptions extends Overrides {
  engine?: Engine;
  config?: Partial<Config>;
}

const SECRET = "a-secret-of-the-tests-that-is-long-enough";

let pool: AdvisorPool | undefined;

/**
 * One for all servers of a process, as it is one for all people of a server: workers of its own would take each server
 * two seconds of a processor. They end with the process.
 */
const sharedPool = () => (pool ??= openAdvisorPool({ log: createLogger("silent") }));

/** The real server in this process, on a free port and, unless another server's configuration is given, a fresh database. */
export async function openServer({
  engine = "sqlite",
  config,
  ...overrides
}: OpenServerOptions = {}): Promise<OpenServer> {
  const database = await openDatabase(engine);
  const { databaseUrl, dataDir } = database;
  const logged: string[] = [];
  const fullConfig = { ...readConfig({ PORT: "0", AUTH_SECRET: SECRET }), databaseUrl, dataDir, ...config };
  const server = await startServer(fullConfig, {
    log: createLogger("info", (line) => logged.push(line)),
    checkStored: true,
    mind: sharedPool(),
    ...overrides,
  });
  return {
    url: server.url,
    config: fullConfig,
    logged,
    signUp: (name) => TestPerson.signUp(server.url, name, fullConfig.publicUrl ?? server.url),
    async close() {
      await server.close();
      await database.remove();
    },
  };
}
