import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** As `npm start` has them. */
export const NODE_FLAGS = ["--max-semi-space-size=4"];

export interface Launched {
  url: string;
  /** From the start of the process until it said that it listens, in milliseconds. */
  startedAfterMs: number;
  /** What of its memory is in use, in MB. */
  residentMb(): number;
  stop(): Promise<void>;
}

/** Starts a process that says where it listens; its log goes into a file of the folder. */
export async function launch(
  command: readonly string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<Launched> {
  const [program = "", ...args] = command;
  const start = performance.now();
  const child = spawn(program, args, {
    env: { ...process.env, PORT: "0", DATA_DIR: join(folder, "data"), ...env },
    stdio: ["ignore", "pipe", openSync(join(folder, "log"), "a")],
  });
  let said = "";
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    if (/listening on \S+\n/.test(said)) break;
  }
  const startedAfterMs = performance.now() - start;
  const url = /listening on (\S+)\n/.exec(said)?.[1];
  if (url === undefined) throw new Error(`${command.join(" ")} did not start: ${said}`);
  return {
    url,
    startedAfterMs,
    residentMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
    async stop() {
      const exit = once(child, "exit");
      child.kill();
      await exit;
    },
  };
}
