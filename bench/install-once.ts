import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Installs what a folder of the bench asks for: nothing else needs it, and few run the bench. */
export function installOnce(folder: string, ...options: string[]): void {
  if (existsSync(join(folder, "node_modules"))) return;
  const { status } = spawnSync("npm", ["ci", "--loglevel=error", ...options], { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`What ${folder} asks for could not be installed.`);
}
