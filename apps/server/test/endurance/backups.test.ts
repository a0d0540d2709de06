import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backUp, restore } from "../../src/backup.ts";
import { ally } from "../examples.ts";
import { type OpenServer, openServer } from "../open-server.ts";
import type { TestPerson } from "../test-person.ts";
import { rounds } from "./rounds.ts";

const folder = mkdtempSync(join(tmpdir(), "backups-"));
const close: (() => Promise<void>)[] = [];
beforeEach(() => void mkdirSync(folder, { recursive: true }));
afterEach(async () => {
  for (const end of close.splice(0)) await end();
  rmSync(folder, { recursive: true, force: true });
});

async function open(dataDir?: string): Promise<OpenServer> {
  const publicUrl = "http://localhost:3000";
  const server = await openServer({ config: { publicUrl, ...(dataDir ? { dataDir } : {}) } });
  close.push(server.close);
  return server;
}

/** Writes with each call a value one higher, until told to stop. */
function writeOn(person: TestPerson): { stop(): Promise<number> } {
  let goesOn = true;
  const work = (async () => {
    for (let value = 1; ; value++) {
      await person.call("updateUserFinancialsSection", { section: "assets", data: [{ ...ally, value }] });
      if (!goesOn) return value;
    }
  })();
  return {
    async stop() {
      goesOn = false;
      return work;
    },
  };
}

/** Of each person in a copy: the rows of the log and the amount stored, beside what they are at the document's revision. */
function statesIn(file: string, people: readonly TestPerson[]): { is: object; expected: object }[] {
  const database = new SqliteDatabase(file, { readonly: true });
  const states = people.map(({ userId }) => {
    const document = database.prepare("select body, revision from documents where user_id = ? and kind = 'financials'");
    const { body, revision } = (document.get(userId) as { body: string; revision: number } | undefined) ?? {
      body: '{"assets":[]}',
      revision: 0,
    };
    const changes = database.prepare("select count(*) from changes where user_id = ?").pluck().get(userId);
    const cents = JSON.parse(body).assets[0]?.value ?? 0;
    return { is: { changes, cents }, expected: { changes: revision, cents: revision * 100 } };
  });
  database.close();
  return states;
}

test("each backup that is made while people write is a state that was true at one moment", async () => {
  const server = await open();
  const people = [await server.signUp("Ann"), await server.signUp("Bob"), await server.signUp("Cat")];
  const writers = people.map(writeOn);
  const files = Array.from({ length: rounds(4, 100) }, (_, at) => join(folder, `${at}.sqlite`));
  for (const file of files) await backUp(server.config.dataDir, file);
  await Promise.all(writers.map((writer) => writer.stop()));
  const revisions = new Set<unknown>();
  for (const file of files) {
    const into = mkdtempSync(join(folder, "restored-"));
    restore(file, into);
    const states = statesIn(join(into, "seven-figures.sqlite"), people);
    // A document, its revision and its log were written in one transaction: none is ahead of another.
    for (const { is, expected } of states) expect(is).toEqual(expected);
    revisions.add(JSON.stringify(states));
    rmSync(into, { recursive: true });
  }
  process.stdout.write(
    `${files.length} backups beside three writers, of ${revisions.size} states: restored and whole\n`,
  );
  expect(revisions.size).toBeGreaterThan(1);
});

test("a copy with a change that its document does not have is found: the test above can fail", async () => {
  const server = await open();
  const ann = await server.signUp("Ann");
  await ann.call("updateUserFinancialsSection", { section: "assets", data: [{ ...ally, value: 1 }] });
  const file = join(folder, "torn.sqlite");
  await backUp(server.config.dataDir, file);
  const database = new SqliteDatabase(file);
  database.exec("update documents set revision = 0 where kind = 'financials'");
  database.close();
  for (const { is, expected } of statesIn(file, [ann])) expect(is).not.toEqual(expected);
});

test("a backup is restored in the place of what came after, which is kept; a running server is not touched", async () => {
  const first = await open();
  const { dataDir } = first.config;
  const person = await first.signUp();
  await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
  const file = join(mkdtempSync(join(tmpdir(), "backup-")), "kept.sqlite");
  await backUp(dataDir, file);
  await expect(backUp(dataDir, file)).rejects.toThrow(/is there already/);
  await person.call("updateUserFinancialsSection", { section: "assets", data: [] });
  expect(() => restore(file, dataDir)).toThrow("The server is running on this data. Stop it first.");
  expect((await person.call("getUserFinancials", null)).assets).toEqual([]);

  const elsewhere = mkdtempSync(join(tmpdir(), "restored-"));
  expect(restore(file, elsewhere)).toEqual({ kept: null });
  const again = await open(elsewhere);
  expect((await person.at(again.url).call("getUserFinancials", null)).assets).toEqual([ally]);
});

test("what is no backup is refused, and nothing is replaced", () => {
  const file = join(mkdtempSync(join(tmpdir(), "broken-")), "broken.sqlite");
  writeFileSync(file, "not a database at all, but long enough");
  expect(() => restore(file, folder)).toThrow(/is no backup that can be read/);
});
