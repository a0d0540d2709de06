import { mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory. Containers have 64 MB of it if nothing else is said. */
const MEMORY = "/dev/shm";
const LEAST_ROOM_BYTES = 2 ** 30;

/**
 * A folder for a database that is thrown away: in memory where there is room, since each commit waits for a disk. What
 * was committed outlives a process that is killed there as well; only the machine must not stop.
 */
export function emptyFolder(): string {
  return mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), "seven-figures-test-"));
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= LEAST_ROOM_BYTES;
  } catch {
    return false;
  }
}
