import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const MAIN = join(import.meta.dirname, "../../apps/server/dist/main.js");

export interface RunningServer {
  url: string;
  /** Where it keeps its database and the mails that it could not send. */
  dataDir: string;
  stop(): Promise<void>;
}

/** Starts the real server, as `npm start` does, on a free port (or the one given) with its data in a folder. */
export async function startServer(dataDir: string, port = 0): Promise<RunningServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await printedAddress(child);
  return {
    url,
    dataDir,
    stop: async () => {
      const exit = once(child, "exit");
      child.kill();
      await exit;
    },
  };
}

async function printedAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("The server has no output");
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error("The server ended before it was listening");
}
