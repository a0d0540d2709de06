import { buildServer } from "./build-server.mjs";
import { buildWeb } from "./build-web.mjs";

/** Builds the web app and the server beside each other, where their sources have changed. Throws where a build fails. */
export async function buildAll() {
  const builds = await Promise.allSettled([buildWeb(), buildServer()]);
  const failed = builds.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}
