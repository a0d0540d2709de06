// Builds the web app into dist: index.html with the whole landing page in it, a document for each other page with its
// frame and links to all that it needs, app.html for every other path, the worker that opens the app offline, and beside
// each text file its compressed forms.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { createChunkNames } from "./chunks.mjs";
import { landingDocument, pageDocument } from "./documents.mjs";
import { writeServiceWorker } from "./write-service-worker.mjs";

const web = join(import.meta.dirname, "..");
// Built aside and put in place at the end: a build that fails, or another one at the same time, leaves what is served whole.
const dist = join(web, "../../.cache", `web-${process.pid}`);
const prerendered = join(dist, ".prerender");
const configFile = join(web, "vite.config.ts");
const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/;
const SMALLEST_WORTH_COMPRESSING = 1024;

// The first build only shows what needs what, for which nothing has to be small.
const { output } = await build({
  configFile,
  logLevel: "error",
  build: { write: false, minify: false, cssMinify: false },
});
const groups = [{ name: createChunkNames(output), debugName: "by what needs it" }];
const rolldownOptions = { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } };
await build({ configFile, logLevel: "warn", build: { outDir: dist, emptyOutDir: true, rolldownOptions } });
await writeDocuments();
rmSync(join(dist, ".vite"), { recursive: true });
writeServiceWorker(dist);
await Promise.all(textFiles().map(compress));
rmSync(join(web, "dist"), { recursive: true, force: true });
renameSync(dist, join(web, "dist"));

async function writeDocuments() {
  await build({
    configFile,
    logLevel: "warn",
    publicDir: false,
    build: { ssr: "src/app/prerender.tsx", outDir: prerendered, emptyOutDir: true, manifest: false },
  });
  const { prerenderLanding, prerenderPages } = await import(pathToFileURL(join(prerendered, "prerender.js")).href);
  const manifest = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));
  const [index, app] = ["index.html", "app.html"].map((name) => readFileSync(join(dist, name), "utf8"));
  writeFileSync(join(dist, "index.html"), landingDocument(index, manifest, await prerenderLanding()));
  mkdirSync(join(dist, "pages"));
  for (const page of await prerenderPages()) {
    writeFileSync(join(dist, "pages", `${page.path.slice(1)}.html`), pageDocument(app, manifest, page));
  }
  rmSync(prerendered, { recursive: true });
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
