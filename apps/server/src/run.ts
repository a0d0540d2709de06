import { existsSync } from "node:fs";
import { readConfig } from "./config/read-config.ts";
import { StartError } from "./start-error.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const ENV_FILE = ".env";
/** A process that is only started to see that it starts makes nothing ready. */
const WARM_UP_AFTER_MS = 2_000;

/** The server as a process: reads `.env`, starts, says where, and stops when told to. */
export async function run(): Promise<void> {
  try {
    if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
    const server = await startServer(readConfig(process.env));
    process.stdout.write(`Seven Figures is listening on ${server.url}\n`);
    setTimeout(server.warmUp, WARM_UP_AFTER_MS).unref();
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop(server));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.lines.join("\n")}\n`);
    process.exit(1);
  }
}

/** A second signal, which nobody listens for any more, ends the process at once. */
async function stop(server: RunningServer): Promise<void> {
  await server.close();
  process.exit(0);
}
