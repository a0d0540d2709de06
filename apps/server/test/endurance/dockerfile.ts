import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

export interface Step {
  instruction: string;
  rest: string;
}

/** The steps of a Dockerfile, each on one line, without comments. */
export function readSteps(text: string): Step[] {
  return text
    .replace(/^#.*$/gm, "")
    .replace(/\\\n/g, " ")
    .split("\n")
    .map((line) => /^([A-Z]+)\s+(.*)$/.exec(line.trim()))
    .flatMap((found) => (found ? [{ instruction: found[1] ?? "", rest: found[2] ?? "" }] : []));
}

interface Copy {
  /** The stage it is taken from; null where it is the project itself. */
  from: string | null;
  sources: string[];
  to: string;
}

function copyOf(rest: string): Copy {
  const words = rest.split(/\s+/);
  const from = words[0]?.startsWith("--from=") ? (words.shift() ?? "").slice("--from=".length) : null;
  return { from, sources: words.slice(0, -1), to: words.at(-1) ?? "" };
}

/** What is wrong with a Dockerfile as far as that can be seen without running it, in words. */
export function faultsOf(steps: readonly Step[], project: string): string[] {
  const of = (instruction: string) => steps.filter((step) => step.instruction === instruction).map(({ rest }) => rest);
  const copies = of("COPY").map(copyOf);
  const own = copies.filter(({ from }) => from === null).flatMap(({ sources }) => sources);
  const manifests = globSync("{apps,packages}/*/package.json", { cwd: project });
  const used = copies.filter(({ from }) => from !== null).flatMap(({ sources }) => sources);
  const workspaces = manifests.map((manifest) => manifest.replace("/package.json", ""));
  return [
    ...own.filter((source) => !existsSync(join(project, source))).map((source) => `${source} is not there to copy`),
    ...manifests.filter((manifest) => !own.includes(manifest)).map((manifest) => `${manifest} is missing at npm ci`),
    ...workspaces
      .filter(
        (workspace) =>
          !used.some(
            (source) => `/app/${workspace}/`.startsWith(`${source}/`) || source.startsWith(`/app/${workspace}/`),
          ),
      )
      .map((workspace) => `${workspace} is not in the last stage`),
    ...["USER", "HEALTHCHECK", "VOLUME", "CMD"].flatMap((name) => (of(name).length > 0 ? [] : [`There is no ${name}`])),
    ...(/^(root|0)\b/.test(of("USER").at(-1) ?? "root") ? ["It runs as root"] : []),
  ];
}

/** The last stage as it was made, to be run. */
export interface Image {
  /** Its working folder. */
  folder: string;
  env: Record<string, string>;
  command: string[];
  healthCheck: string[];
}

/**
 * Carries out the steps of a Dockerfile without Docker, each stage in a folder of its own below `into`. What Docker
 * alone could show (the base image, its users) is not looked at.
 */
export function carryOut(steps: readonly Step[], project: string, into: string): Image {
  const stages = new Map<string, string>();
  let root = "";
  let folder = "";
  let env: Record<string, string> = {};
  let command: string[] = [];
  let healthCheck: string[] = [];
  const run: Record<string, (rest: string) => void> = {
    FROM(rest) {
      const name = / AS (\S+)/i.exec(rest)?.[1] ?? "last";
      root = join(into, name);
      stages.set(name, root);
      mkdirSync(root, { recursive: true });
      env = {};
    },
    WORKDIR(rest) {
      folder = join(root, rest);
      mkdirSync(folder, { recursive: true });
    },
    ENV(rest) {
      for (const word of rest.split(/\s+/)) {
        const [name = "", value = ""] = word.split("=");
        env[name] = value.startsWith("/") ? join(root, value) : value;
      }
    },
    COPY(rest) {
      const { from, sources, to } = copyOf(rest);
      for (const source of sources) {
        const path = join(from === null ? project : (stages.get(from) ?? ""), source);
        copyInto(path, join(folder, to), {
          ignored: from === null ? ignoredNames(project) : [],
          isFolder: to.endsWith("/"),
        });
      }
    },
    RUN(rest) {
      const inside = rest
        .replace(/(?<=\s)\/data\b/g, join(root, "data"))
        .replace(/chown \S+/, `chown ${process.getuid?.() ?? 0}`);
      const { PATH = "", HOME = "" } = process.env;
      execFileSync("sh", ["-c", inside], {
        cwd: folder,
        env: { PATH, HOME, ...env },
        stdio: ["ignore", "ignore", "inherit"],
      });
    },
    CMD(rest) {
      command = JSON.parse(rest);
    },
    HEALTHCHECK(rest) {
      healthCheck = JSON.parse(rest.slice(rest.indexOf("[")));
    },
  };
  for (const { instruction, rest } of steps) run[instruction]?.(rest);
  return { folder, env, command, healthCheck };
}

function ignoredNames(project: string): string[] {
  return readFileSync(join(project, ".dockerignore"), "utf8").split("\n").filter(Boolean);
}

function copyInto(
  source: string,
  to: string,
  { ignored, isFolder }: { ignored: readonly string[]; isFolder: boolean },
): void {
  const isIgnored = (path: string) => {
    const inside = path.slice(source.length + 1);
    return ignored.some((name) =>
      name.startsWith("**/") ? inside.split("/").includes(name.slice(3)) : inside.split("/")[0] === name,
    );
  };
  const target = isFolder && statSync(source).isFile() ? join(to, basename(source)) : to;
  cpSync(source, target, { recursive: true, verbatimSymlinks: true, filter: (path) => !isIgnored(path) });
}
