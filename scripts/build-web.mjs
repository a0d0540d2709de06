import { buildOnce } from "./build-once.mjs";

/** Builds the web app into apps/web/dist where its sources have changed. Throws where the build fails. */
export async function buildWeb() {
  await buildOnce({
    what: "web app",
    script: "apps/web/scripts/build.mjs",
    folder: "apps/web/dist",
    sources: [
      "apps/web/index.html",
      "apps/web/package.json",
      "apps/web/public",
      "apps/web/scripts",
      "apps/web/src",
      "apps/web/vite.config.ts",
      "package-lock.json",
      "packages/calls/src",
      "packages/domain/src",
    ],
  });
}
