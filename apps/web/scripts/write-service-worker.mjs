// Tells the worker what the app consists of.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Pages that need a connection: whoever comes there is about to sign in or up. */
const NEVER_OFFLINE = /^(login|signup|look-around|reset-password|confirm-email|reminders-off)\.html$/;

/** Writes `sw.js` into a folder that holds all other files of the build, none of them compressed yet. */
export function writeServiceWorker(dist) {
  const assets = readdirSync(join(dist, "assets")).filter((name) => /\.(js|css|woff2)$/.test(name));
  const documents = readdirSync(join(dist, "pages")).filter((name) => !NEVER_OFFLINE.test(name));
  const content = createHash("sha256");
  for (const name of ["app.html", "theme.js", ...documents.map((document) => join("pages", document))]) {
    content.update(readFileSync(join(dist, name)));
  }
  for (const name of assets) content.update(name);
  const build = {
    version: content.digest("base64url").slice(0, 16),
    files: ["/theme.js", "/icon.svg", "/icon-192.png", "/app.webmanifest", ...assets.map((name) => `/assets/${name}`)],
    pages: documents.map((name) => `/${name.replace(/\.html$/, "")}`),
    shell: "/app.html",
  };
  const source = readFileSync(join(import.meta.dirname, "service-worker.js"), "utf8");
  writeFileSync(
    join(dist, "sw.js"),
    source.replace("= BUILD;", () => `= ${JSON.stringify(build)};`),
  );
}
