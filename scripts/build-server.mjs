import { buildOnce } from "./build-once.mjs";

/** Builds the server into apps/server/dist where its sources have changed. Throws where the build fails. */
export async function buildServer() {
  await buildOnce({
    what: "server",
    script: "apps/server/scripts/build.mjs",
    folder: "apps/server/dist",
    sources: [
      "apps/server/package.json",
      "apps/server/scripts",
      "apps/server/src",
      "package-lock.json",
      "packages/advisor/package.json",
      "packages/advisor/src",
      "packages/calls/src",
      "packages/domain/src",
    ],
  });
}
