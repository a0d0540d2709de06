import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import pg from "pg";
import { inject } from "vitest";
import { emptyFolder } from "./empty-folder.ts";

export const ENGINES = ["sqlite", "postgres"] as const;
export type Engine = (typeof ENGINES)[number];

export interface EmptyDatabase {
  databaseUrl: string | null;
  dataDir: string;
  remove(): Promise<void>;
}

/** A fresh data folder and, for PostgreSQL, a fresh database. */
export async function openDatabase(engine: Engine): Promise<EmptyDatabase> {
  const dataDir = emptyFolder();
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === "sqlite") return { databaseUrl: null, dataDir, remove: async () => removeFolder() };

  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await ask(`create database ${name}`);
  return {
    databaseUrl: inject("postgresUrl") + name,
    dataDir,
    async remove() {
      removeFolder();
      await ask(`drop database ${name} with (force)`);
    },
  };
}

async function ask(query: string): Promise<void> {
  const client = new pg.Client(`${inject("postgresUrl")}postgres`);
  await client.connect();
  await client.query(query);
  await client.end();
}
