import { join } from "node:path";
import { pathToFileURL } from "node:url";

const SCRIPTS = join(import.meta.dirname, "../../scripts");

/** Builds the web app and the server where their sources have changed: journeys are through what people start. */
// biome-ignore lint/style/noDefaultExport: the runner demands one
export default async function buildApp(): Promise<void> {
  const load = (name: string) => import(pathToFileURL(join(SCRIPTS, name)).href);
  await (await load("build-web.mjs")).buildWeb();
  await (await load("build-server.mjs")).buildServer();
}
