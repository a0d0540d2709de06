// Builds the web app into dist: index.html with the whole landing page in it, app.html as the shell of every other path,
// and beside each text file its compressed forms.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";

const web = join(import.meta.dirname, "..");
// Built aside and put in place at the end: a build that fails, or another one at the same time, leaves what is served whole.
const dist = join(web, "../../.cache", `web-${process.pid}`);
const prerendered = join(dist, ".prerender");
const manifestFile = join(dist, ".vite", "manifest.json");
const configFile = join(web, "vite.config.ts");
const LANDING_PAGE = "src/pages/landing-page.tsx";
const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/;
const SMALLEST_WORTH_COMPRESSING = 1024;

await build({ configFile, logLevel: "warn", build: { outDir: dist, emptyOutDir: true } });
writeFileSync(join(dist, "index.html"), await landingDocument());
rmSync(join(dist, ".vite"), { recursive: true });
await Promise.all(textFiles().map(compress));
rmSync(join(web, "dist"), { recursive: true, force: true });
renameSync(dist, join(web, "dist"));

async function landingDocument() {
  await build({
    configFile,
    logLevel: "warn",
    publicDir: false,
    build: { ssr: "src/app/prerender-landing.tsx", outDir: prerendered, emptyOutDir: true, manifest: false },
  });
  const { prerenderLanding } = await import(pathToFileURL(join(prerendered, "prerender-landing.js")).href);
  const landing = prerenderLanding();
  rmSync(prerendered, { recursive: true });
  if (/ style=|<script|<style/.test(landing)) throw new Error("The content policy forbids inline styles and scripts.");
  const links = landingStyles().map((file) => `<link rel="stylesheet" href="/${file}" />`);
  return readFileSync(join(dist, "index.html"), "utf8")
    .replace("</head>", `  ${links.join("\n    ")}\n  </head>`)
    .replace("<!--landing-->", landing);
}

/** The style sheets of the landing page and the bars around it, in the order in which the app would load them. */
function landingStyles() {
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
  const linked = stylesOf(manifest, ["index.html"]);
  return [...stylesOf(manifest, ["app.html", LANDING_PAGE])].filter((file) => !linked.has(file));
}

function stylesOf(manifest, entries) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) visit(imported);
    for (const file of manifest[key].css ?? []) files.add(file);
  };
  for (const entry of entries) visit(entry);
  return files;
}

function textFiles() {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function compress(file) {
  const content = readFileSync(file);
  if (content.length < SMALLEST_WORTH_COMPRESSING) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, quality));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
