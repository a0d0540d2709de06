import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Megabytes that a process and the largest of its children have in memory; 0 for one that is not there. */
export async function residentMegabytes(pid: number): Promise<{ process: number; largestChild: number }> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,rss="]);
  const rows = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const megabytesOf = (row: readonly number[] | undefined) => (row?.[2] ?? 0) / 1024;
  return {
    process: megabytesOf(rows.find(([id]) => id === pid)),
    largestChild: Math.max(0, ...rows.filter(([, parent]) => parent === pid).map(megabytesOf)),
  };
}
