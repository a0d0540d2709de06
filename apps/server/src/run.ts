import { existsSync } from "node:fs";
import { readConfig } from "./config/read-config.ts";
import { StartError } from "./start-error.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const ENV_FILE = ".env";
/** Sources that run as they are, unbuilt, are under development. */
const IS_DEVELOPMENT = import.meta.filename.endsWith(".ts");
/**
 * Ctrl-C under npm comes twice, from the terminal and from npm: that is one signal. One that comes later ends the
 * process at once.
 */
const ONCE_WITHIN_MS = 1_000;
/**
 * A process that is only started to see that it starts makes nothing ready, and whoever waits for the first page has it
 * before.
 */
const WARM_UP_AFTER_MS = 500;

/** The server as a process: reads `.env`, starts, says where, and stops when told to. */
export async function run(): Promise<void> {
  try {
    if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
    const server = await startServer(readConfig(process.env), { checkStored: IS_DEVELOPMENT });
    process.stdout.write(`Seven Figures is listening on ${server.url}\n`);
    setTimeout(server.warmUp, WARM_UP_AFTER_MS).unref();
    let toldAt: number | undefined;
    const onSignal = () => {
      if (toldAt === undefined) void stop(server);
      else if (performance.now() - toldAt > ONCE_WITHIN_MS) process.exit(1);
      toldAt ??= performance.now();
    };
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, onSignal);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.lines.join("\n")}\n`);
    process.exit(1);
  }
}

async function stop(server: RunningServer): Promise<void> {
  await server.close();
  process.exit(0);
}
