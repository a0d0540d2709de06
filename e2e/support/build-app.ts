import { join } from "node:path";
import { pathToFileURL } from "node:url";

const BUILD = pathToFileURL(join(import.meta.dirname, "../../scripts/build-all.mjs")).href;

/** Builds the web app and the server where their sources have changed: journeys are through what people start. */
// biome-ignore lint/style/noDefaultExport: the runner demands one
export default async function buildApp(): Promise<void> {
  const { buildAll } = await import(BUILD);
  await buildAll();
}
