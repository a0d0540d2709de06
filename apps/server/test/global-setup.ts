import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of a running PostgreSQL, up to the name of a database. */
    postgresUrl: string;
  }
}

const BUILD = pathToFileURL(join(import.meta.dirname, "../../../scripts/build-server.mjs")).href;

/**
 * Starts one PostgreSQL for the whole run; each test file makes databases of its own in it. Builds the server where its
 * sources have changed: tests that start it as a process start what people start.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { buildServer } = await import(BUILD);
  await buildServer();
  const { url, stop } = await startPostgres();
  project.provide("postgresUrl", url);
  return stop;
}
