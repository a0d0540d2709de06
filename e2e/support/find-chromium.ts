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

/** A Chromium to test with: `CHROMIUM_PATH`, else one that is installed, else the one that comes as a package. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return INSTALLED.find((path) => existsSync(path)) ?? packagedChromium();
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
