import { execFile } from "node:child_process";
import { promisify } from "node:util";

interface Resident {
  /** Megabytes that the process has in memory; 0 if it is not there. */
  process: number;
  children: { pid: number; megabytes: number }[];
}

/** What a process and its children have in memory, the largest child first. */
export async function residentMemory(pid: number): Promise<Resident> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,rss="]);
  const rows = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const all = rows.map(([id = 0, parent = 0, kilobytes = 0]) => ({ pid: id, parent, megabytes: kilobytes / 1024 }));
  return {
    process: all.find((one) => one.pid === pid)?.megabytes ?? 0,
    children: all.filter(({ parent }) => parent === pid).toSorted((a, b) => b.megabytes - a.megabytes),
  };
}
