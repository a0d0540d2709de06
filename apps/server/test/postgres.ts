import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./free-port.ts";
import { postgresBinaries } from "./postgres-binaries.ts";

const START_TIMEOUT_MS = 30_000;
/** Data that is thrown away needs no disk: what is committed outlives the process, but not the machine. */
const FAST = ["fsync=off", "full_page_writes=off", "max_connections=200"];
/** Nor need it outlive the process, unless that is to be killed. */
const FASTER = ["synchronous_commit=off"];

export interface RunningPostgres {
  /** Its address, up to where the name of a database goes. */
  url: string;
  /** Kills it with all its processes, and starts it again on what it had stored. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL in a temporary folder. */
export async function startPostgres({ isToCrash = false } = {}): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "seven-figures-postgres-"));
  chmodSync(folder, 0o755);
  const owner = ownerOfServer();
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (owner) chownSync(data, owner.uid, owner.gid);
  const { initdb, postgres } = postgresBinaries(folder);
  const as = { ...owner, cwd: data };
  execFileSync(initdb, ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"], {
    ...as,
    stdio: ["ignore", "ignore", "pipe"],
  });

  const port = await freePort();
  const speed = isToCrash ? FAST : [...FAST, ...FASTER];
  const settings = [...speed, `port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories="];
  const launch = () =>
    spawn(postgres, ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], { ...as, stdio: "ignore" });
  let server = launch();
  const killServer = () => server.kill("SIGKILL");
  process.once("exit", killServer);
  const url = `postgres://postgres@127.0.0.1:${port}/`;
  await untilReady(url);
  return {
    url,
    async crash() {
      killServer();
      await once(server, "exit");
      // Until the last of its processes has noticed, its memory is in use.
      for (;;) {
        server = launch();
        const hasEnded = once(server, "exit").then(() => true);
        const isReady = untilReady(url).then(() => false);
        isReady.catch(() => undefined);
        if (!(await Promise.race([hasEnded, isReady]))) return;
        await wait(50);
      }
    },
    async stop() {
      process.removeListener("exit", killServer);
      const exited = once(server, "exit");
      server.kill("SIGINT");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: someone who may do nothing else runs it then. */
function ownerOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const people = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const person = ["postgres", "nobody"].map((name) => people.find(([login]) => login === name)).find(Boolean);
  if (!person) throw new Error("There is no user to run PostgreSQL as");
  return { uid: Number(person[2]), gid: Number(person[3]) };
}

async function untilReady(url: string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client(`${url}postgres`);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > end) throw new Error("PostgreSQL did not start", { cause: error });
      await wait(50);
    }
  }
}
