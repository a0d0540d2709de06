import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** The server as it was built before the tests began. */
export const MAIN = join(import.meta.dirname, "../dist/main.js");
const LISTENING = /is listening on (\S+)\n/;

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The server as a process of its own, started as people start it. */
export class ServerProcess {
  readonly #child: ChildProcess;
  #stdout = "";
  #stderr = "";

  constructor(environment: Record<string, string>, cwd = import.meta.dirname, main = MAIN) {
    const { PATH = "" } = process.env;
    const env = { PATH, LOG_LEVEL: "error", ...environment };
    this.#child = spawn(process.execPath, ["--max-semi-space-size=8", main], {
      env,
      cwd,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child.stdout?.on("data", (chunk) => {
      this.#stdout += chunk;
    });
    this.#child.stderr?.on("data", (chunk) => {
      this.#stderr += chunk;
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** What it has written to its log so far. */
  get log(): string {
    return this.#stderr;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Where it listens. */
  async url(): Promise<string> {
    for (;;) {
      const url = LISTENING.exec(this.#stdout)?.[1];
      if (url) return url;
      if (this.#child.exitCode !== null) throw new Error(`The server did not start: ${this.#stderr}`);
      await Promise.race([once(this.#child.stdout ?? this.#child, "data"), once(this.#child, "exit")]);
    }
  }

  async ended(): Promise<Ended> {
    if (this.isRunning) await once(this.#child, "close");
    return { code: this.#child.exitCode, stdout: this.#stdout, stderr: this.#stderr };
  }

  kill(signal: NodeJS.Signals): Promise<Ended> {
    this.#child.kill(signal);
    return this.ended();
  }
}
