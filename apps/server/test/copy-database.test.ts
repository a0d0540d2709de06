import { expect, test } from "vitest";
import { copyDatabase } from "../src/copy-database.ts";
import { createLogger } from "../src/logger.ts";
import { appCodeAt } from "./auth/app-code.ts";
import { ally, financialGoal, moreSaved, profile, toldFund } from "./examples.ts";
import { openDatabase } from "./open-database.ts";
import { openServer } from "./open-server.ts";
import { scriptedAdvisor } from "./scripted-advisor.ts";

const advisor = scriptedAdvisor(() => ({ changes: [{ kind: "add-asset", asset: { ...ally, id: "chat" } }] }));
const publicUrl = "http://localhost:3000";
const log = createLogger("silent");

test("everything is the same on PostgreSQL: who is signed in goes on, with what they stored", async () => {
  const before = await openServer({ advisor, config: { publicUrl } });
  const person = await before.signUp();
  await person.call("saveUserProfile", { profile });
  await person.call("updateUserFinancialsSection", { section: "assets", data: [{ ...ally, value: 1234.56 }] });
  await person.call("addIntermediateGoal", { goal: financialGoal(), requestId: crypto.randomUUID() });
  await person.call("saveUserSkills", { skills: { skills: ["Sales"], interests: [] } });
  await person.call("saveToldFigures", { told: [toldFund] });
  await person.call("saveScenarios", { scenarios: [moreSaved] });
  await person.call("handleSmartChatMessage", { message: "I have it", sessionId: "s1" });
  const { address } = await person.postAuth("/security/set-up-app", { password: person.password });
  await person.postAuth("/security/confirm-app", { code: appCodeAt(String(address), Date.now()) });
  const again = await person.postAuth("/sign-in/email", { email: person.email, password: person.password });
  expect(again).toEqual({ secondStep: { app: true, passkey: false } });
  const exported = await person.call("exportUserData", null);

  const target = await openDatabase("postgres");
  const databaseUrl = target.databaseUrl ?? "";
  const copied = await copyDatabase(before.config.dataDir, databaseUrl, log);
  expect(copied.find(({ table }) => table === "changes")?.rows).toBe(7);
  const after = await openServer({ advisor, config: { publicUrl, databaseUrl } });
  expect({ ...(await person.at(after.url).call("exportUserData", null)), exportedAt: "" }).toEqual({
    ...exported,
    exportedAt: "",
  });
  await person.at(after.url).call("updateUserFinancialsSection", { section: "assets", data: [] });
  await expect(copyDatabase(before.config.dataDir, databaseUrl, log)).rejects.toThrow(/holds accounts already/);
  await before.close();
  await after.close();
  await target.remove();
});
