import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * A Chromium to test with: `CHROMIUM_PATH`, else the one that comes as a package where that runs, else one that is
 * installed. The package has no window, and takes two thirds of the processor time of one that could have.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const packaged = await packagedChromium().catch(() => undefined);
  if (packaged !== undefined && runs(packaged)) return packaged;
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  throw new Error("There is no Chromium to test with: install one, or name it in CHROMIUM_PATH.");
}

/** It is made for Linux on one kind of processor, and small systems lack what it needs. */
function runs(program: string): boolean {
  if (process.platform !== "linux" || process.arch !== "x64") return false;
  try {
    // Unpacked by half, it may be run as a script of nothing.
    return execFileSync(program, ["--version", "--no-sandbox"], { encoding: "utf8" }).includes("Chromium");
  } catch {
    return false;
  }
}

async function packagedChromium(): Promise<string> {
  const { default: chromium, inflate, setupLambdaEnvironment } = await import("@sparticuz/chromium");
  if (!hasNss()) {
    const bin = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "..", "bin");
    await inflate(join(bin, "al2023.tar.br"));
    setupLambdaEnvironment(join(tmpdir(), "al2023", "lib"));
  }
  return chromium.executablePath();
}

/** Whether the system has the library that Chromium needs and small systems lack. */
function hasNss(): boolean {
  try {
    return execFileSync("ldconfig", ["-p"], { encoding: "utf8" }).includes("libnss3");
  } catch {
    return false;
  }
}
