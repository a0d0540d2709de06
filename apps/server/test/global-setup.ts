import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of a running PostgreSQL, up to the name of a database. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for the whole run; each test file makes databases of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  project.provide("postgresUrl", url);
  return stop;
}
