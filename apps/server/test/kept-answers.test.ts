import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultDocuments } from "../src/call/call.ts";
import { type OpenedStore, openStore } from "../src/store/open-store.ts";
import { ally, profile } from "./examples.ts";
import { ENGINES } from "./open-database.ts";
import { type OpenServer, openServer } from "./open-server.ts";
import type { TestPerson } from "./test-person.ts";

const publicUrl = "http://localhost:3000";
/** One moment for all that is written: nothing but the stamps tells its states apart. */
const clock = () => Date.UTC(2026, 10, 23, 12);
const READS = ["getUserProfile", "getUserFinancials", "getPast", "getScenarios"] as const;

describe.each(ENGINES)("on %s", (engine) => {
  let here: OpenServer;
  let there: OpenServer;
  let opened: OpenedStore;
  let queries: string[] = [];
  beforeAll(async () => {
    here = await openServer({ engine, clock, config: { publicUrl }, onQuery: (query) => queries.push(query) });
    there = await openServer({ clock, config: { ...here.config, publicUrl } });
    opened = await openStore(here.config, { debug() {}, info() {}, warn() {}, error() {} });
  });
  afterAll(async () => {
    await opened.close();
    await there.close();
    await here.close();
  });

  const save = (who: TestPerson, value: number) =>
    who.call("updateUserFinancialsSection", { section: "assets", data: [{ ...ally, value }] });
  const values = async (who: TestPerson) =>
    (await who.call("getUserFinancials", null)).assets?.map(({ value }) => value) ?? null;

  const storedFinancials = ({ userId }: TestPerson) =>
    opened.db
      .selectFrom("documents")
      .select(["body", "revision", "stamp"])
      .where("user_id", "=", userId)
      .where("kind", "=", "financials")
      .executeTakeFirstOrThrow();
  const storeFinancials = ({ userId }: TestPerson, row: { body?: string; revision?: number; stamp?: string }) =>
    opened.db
      .updateTable("documents")
      .set(row)
      .where("user_id", "=", userId)
      .where("kind", "=", "financials")
      .execute();

  async function keepsAnswer(): Promise<TestPerson> {
    const person = await here.signUp();
    await save(person, 1);
    for (let round = 0; round < 3; round++) expect(await values(person)).toEqual([1]);
    return person;
  }

  test("a document that was answered before is answered again after one query, the same", async () => {
    const person = await here.signUp();
    await person.call("saveUserProfile", { profile });
    await save(person, 1);
    for (const name of READS) {
      const first = await person.call(name, null);
      queries = [];
      expect(await person.call(name, null)).toEqual(first);
      const isStored = name === "getUserProfile" || name === "getUserFinancials";
      expect([name, queries.length]).toEqual([name, isStored ? 1 : 2]);
    }
  });

  test("what is written is shown at once, whichever process wrote it", async () => {
    const person = await keepsAnswer();
    for (let value = 2; value < 10; value++) {
      await save(value % 2 ? person : person.at(there.url), value);
      expect(await values(person)).toEqual([value]);
      expect(await values(person.at(there.url))).toEqual([value]);
    }
    const { changes } = await person.call("getActivity", null);
    await person.at(there.url).call("undoAdvisorChange", { changeId: changes[0]?.changeId ?? "" });
    expect(await values(person)).toEqual([8]);
  });

  test("what is erased is gone at once, and what is stored anew under the same revision is shown", async () => {
    const person = await keepsAnswer();
    const { revision } = await person.call("getUserFinancials", null);
    await person.at(there.url).call("cleanupUserData", null);
    expect(await values(person)).toBeNull();
    await save(person.at(there.url), 7);
    expect(await person.call("getUserFinancials", null)).toMatchObject({ revision, assets: [{ value: 7 }] });
    await person.call("cleanupUserData", null);
    expect(await values(person)).toBeNull();
  });

  test("so is what a process of an earlier version writes, which leaves the stamp as it was", async () => {
    const person = await keepsAnswer();
    const { body, revision } = await storedFinancials(person);
    await storeFinancials(person, { body: body.replace('"value":100', '"value":900'), revision: revision + 1 });
    expect(await values(person)).toEqual([9]);
    await storeFinancials(person, { stamp: "" });
    for (let round = 0; round < 2; round++) {
      queries = [];
      expect(await values(person)).toEqual([9]);
      expect(queries).toHaveLength(2);
    }
  });

  test("what is put back from a backup is shown, and so is what is then stored under a revision that was known", async () => {
    const person = await keepsAnswer();
    const backup = await storedFinancials(person);
    await save(person, 2);
    expect(await values(person)).toEqual([2]);
    await storeFinancials(person, backup);
    expect(await values(person.at(there.url))).toEqual([1]);
    await save(person.at(there.url), 3);
    expect(await values(person)).toEqual([3]);
  });

  test("what is being written is shown once it is committed, and never where it fails", async () => {
    const person = await keepsAnswer();
    const { signal } = new AbortController();
    const write = opened.store.write(person.userId, signal, async (writer) => {
      const seen = await writer.documents(() =>
        defaultDocuments({ person: { name: "Sam", email: person.email }, now: clock() }),
      );
      const { financials } = seen.documents;
      await writer.saveDocuments(seen, { financials: { ...financials, assets: [] } }, clock());
      expect(await values(person)).toEqual([1]);
      throw new Error("It fails");
    });
    await expect(write).rejects.toThrow("It fails");
    expect(await values(person)).toEqual([1]);
    await save(person, 2);
    expect(await values(person)).toEqual([2]);
  });

  test("nobody is answered once the session has ended, or the account, and everybody gets their own", async () => {
    const [person, other] = [await keepsAnswer(), await here.signUp()];
    await save(other, 5);
    for (let round = 0; round < 2; round++) {
      expect(await values(other)).toEqual([5]);
      expect(await values(person)).toEqual([1]);
    }
    await person.at(there.url).postAuth("/sign-out", {});
    await expect(values(person)).rejects.toMatchObject({ code: "functions/unauthenticated" });
    await other.at(there.url).call("deleteAccount", { password: other.password });
    await expect(values(other)).rejects.toMatchObject({ code: "functions/unauthenticated" });
  });
});
