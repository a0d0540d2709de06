import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { expect, test } from "vitest";
import { ally, financialGoal, moreSaved, profile, toldFund, visa } from "./examples.ts";
import { openServer } from "./open-server.ts";
import { scriptedAdvisor } from "./scripted-advisor.ts";
import type { TestPerson } from "./test-person.ts";

const canary = (what: string) => `canary-${what}-7d1f`;
const advisor = scriptedAdvisor(({ newId }) => ({
  changes: [{ kind: "add-debt", debt: { ...visa, id: newId("debt"), name: canary("advisor") } }],
  conversation: canary("conversation"),
}));

/** Something of everything that can be stored, changed so that older states stand somewhere too. */
async function fillWithCanaries(person: TestPerson): Promise<void> {
  for (const round of ["first", "second"]) {
    const marked = (what: string) => canary(`${what}-${round}`);
    const basicInfo = { ...profile.basicInfo, name: marked("name"), location: marked("place") };
    await person.call("saveUserProfile", { profile: { ...profile, basicInfo } });
    const assets = [{ ...ally, name: marked("asset"), description: marked("text").repeat(100) }];
    await person.call("updateUserFinancialsSection", { section: "assets", data: assets });
    await person.call("addIntermediateGoal", { goal: financialGoal({ id: round, title: marked("goal") }) });
    await person.call("saveUserSkills", { skills: { skills: [marked("skill")], interests: [marked("interest")] } });
    await person.call("saveScenarios", { scenarios: [{ ...moreSaved, name: marked("scenario") }] });
    await person.call("saveToldFigures", { told: [{ ...toldFund, name: marked("told") }] });
    await person.call("handleSmartChatMessage", { message: marked("message"), sessionId: marked("session") });
  }
}

function allTextIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  return files
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, "latin1"))
    .join("\n");
}

/** The canaries that stand in any file of a folder. */
function canariesIn(folder: string): string[] {
  return [...new Set(allTextIn(folder).match(/canary-[\w-]+?-7d1f/g) ?? [])];
}

async function askForReset(url: string, email: string): Promise<void> {
  await fetch(`${url}/api/auth/request-password-reset`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: url },
    body: JSON.stringify({ email }),
  });
}

test("after an account was deleted nothing of it stands in any file", async () => {
  const server = await openServer({ advisor });
  const { dataDir } = server.config;
  const [person, other] = [await server.signUp(canary("account")), await server.signUp("Bob")];
  await fillWithCanaries(person);
  await askForReset(server.url, person.email);
  await expect.poll(() => readdirSync(join(dataDir, "outbox"))).toHaveLength(1);
  await other.call("addIntermediateGoal", { goal: financialGoal({ title: "Bob's own" }) });
  expect(canariesIn(dataDir).length).toBeGreaterThan(20);

  await person.call("deleteAccount", { password: person.password });
  expect(canariesIn(dataDir)).toEqual([]);
  expect(readdirSync(join(dataDir, "outbox"))).toEqual([]);
  expect(allTextIn(dataDir)).not.toContain(person.email);
  expect((await other.call("getUserIntermediateGoals", null)).intermediateGoals).toHaveLength(1);
  await server.close();
});

test("mail to addresses that an account had, or wanted to have, goes with it", async () => {
  const server = await openServer({ advisor });
  const outbox = join(server.config.dataDir, "outbox");
  const person = await server.signUp();
  const ask = (email: string) => person.postAuth("/security/change-email", { email, password: person.password });
  await ask("second-7d1f@example.com");
  await expect.poll(() => readdirSync(outbox)).toHaveLength(1);
  const mail = allTextIn(outbox)
    .replace(/=\r?\n/g, "")
    .replaceAll("=3D", "=");
  await person.postAuth("/security/confirm-email", { token: /token=([\w-]+)/.exec(mail)?.[1] });
  await ask("third-7d1f@example.com");
  await expect.poll(() => readdirSync(outbox)).toHaveLength(3);
  await person.call("deleteAccount", { password: person.password });
  expect(readdirSync(outbox)).toEqual([]);
  expect(allTextIn(server.config.dataDir)).not.toMatch(/(second|third)-7d1f@/);
  await server.close();
});

test("after someone's data was erased nothing of it stands in any file", async () => {
  const server = await openServer({ advisor });
  const person = await server.signUp();
  await fillWithCanaries(person);
  await person.call("cleanupUserData", {});
  expect(canariesIn(server.config.dataDir)).toEqual([]);
  await server.close();
});

test("where SQLite only marks pages as free, erased text stays: the tests above can fail", () => {
  const database = new SqliteDatabase(":memory:");
  database.exec(`pragma secure_delete = off; create table t (x); insert into t values ('${canary("kept")}')`);
  database.exec("delete from t");
  expect(database.serialize().toString("latin1")).toContain(canary("kept"));
});

test.runIf(process.platform !== "win32")("nobody else on the machine may read the database", async () => {
  const server = await openServer({ advisor });
  await server.signUp();
  const files = readdirSync(server.config.dataDir).filter((name) => name.startsWith("seven-figures.sqlite"));
  expect(files).toHaveLength(3);
  for (const name of files) expect(statSync(join(server.config.dataDir, name)).mode & 0o777).toBe(0o600);
  await server.close();
});
