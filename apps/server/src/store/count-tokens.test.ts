import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EmptyDatabase, ENGINES, openDatabase } from "../../test/open-database.ts";
import { toStoredMoment } from "../auth/stored-moment.ts";
import { createLogger } from "../logger.ts";
import { isAccountGone } from "./account-gone.ts";
import { type OpenedStore, openStore } from "./open-store.ts";

const MIDNIGHT = Date.UTC(2026, 10, 21);

async function addAccount({ db, engine }: OpenedStore, id: string): Promise<void> {
  const [createdAt, updatedAt] = [toStoredMoment(engine, MIDNIGHT), toStoredMoment(engine, MIDNIGHT)];
  const emailVerified = engine === "sqlite" ? 0 : false;
  const row = { id, name: id, email: `${id}@example.com`, emailVerified, image: null, createdAt, updatedAt };
  await db.insertInto("auth_user").values(row).execute();
}

describe.each(ENGINES)("on %s", (engine) => {
  let database: EmptyDatabase;
  let opened: OpenedStore;
  beforeAll(async () => {
    database = await openDatabase(engine);
    opened = await openStore(database, createLogger("silent"));
    for (const id of ["ann", "bob", "eve", "gus"]) await addAccount(opened, id);
  });
  afterAll(async () => {
    await opened.close();
    await database.remove();
  });

  test("tokens add up for each person and day, and start anew the next", async () => {
    const { store } = opened;
    expect(await store.countTokens("ann", 0, MIDNIGHT - 1)).toBe(0);
    expect(await store.countTokens("ann", 1_200, MIDNIGHT - 1)).toBe(1_200);
    expect(await store.countTokens("ann", 300, MIDNIGHT - 1)).toBe(1_500);
    expect(await store.countTokens("bob", 7, MIDNIGHT - 1)).toBe(7);
    expect(await store.countTokens("ann", 50, MIDNIGHT)).toBe(50);
    expect(await store.countTokens("ann", 5, MIDNIGHT - 1)).toBe(55);
  });

  test("counting at the same moment loses nothing", async () => {
    await Promise.all(Array.from({ length: 20 }, () => opened.store.countTokens("eve", 10, MIDNIGHT)));
    expect(await opened.store.countTokens("eve", 0, MIDNIGHT)).toBe(200);
  });

  test("who is gone leaves no count", async () => {
    await opened.store.countTokens("gus", 9, MIDNIGHT);
    await opened.db.deleteFrom("auth_user").where("id", "=", "gus").execute();
    expect(
      await opened.db.selectFrom("advisor_tokens").select("tokens").where("user_id", "=", "gus").execute(),
    ).toEqual([]);
    await expect(opened.store.countTokens("gus", 1, MIDNIGHT)).rejects.toSatisfy(isAccountGone);
  });
});
