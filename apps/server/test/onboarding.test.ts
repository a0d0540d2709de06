import { expect, test } from "vitest";
import { describeEngines } from "./describe-engines.ts";
import { profile } from "./examples.ts";

/** New Year's Eve in New York, and New Year's Day by UTC. */
const NEW_YEAR = Date.parse("2027-01-01T02:00:00Z");

describeEngines({ clock: () => NEW_YEAR }, (server) => {
  const skills = { skills: ["Sales"], interests: ["Art"] };

  test("stores none of them where one has moved on, or is refused", async () => {
    const person = await server().signUp();
    await person.call("saveUserSkills", { skills: { skills: ["Writing"], interests: [] } });
    const complete = (of: object) => person.callAnything("completeOnboarding", { profile, goals: [], skills, ...of });
    await expect(complete({ revisions: { profile: 0, goals: 0, skills: 0 } })).rejects.toMatchObject({
      code: "functions/aborted",
    });
    await expect(complete({ skills: { skills: 7, interests: [] } })).rejects.toMatchObject({
      code: "functions/invalid-argument",
    });
    expect(await person.call("getUserProfile", null)).toMatchObject({ basicInfo: { country: null }, revision: 0 });
    expect(await person.call("getUserIntermediateGoals", null)).toMatchObject({ revision: 0 });
    const { skillsAndInterests } = await person.call("getUserSkills", null);
    expect(skillsAndInterests).toMatchObject({ skills: ["Writing"], interests: [] });
  });

  test.each([
    ["basicInfo", { name: "" }, "Name is required"],
    ["basicInfo", { email: "" }, "Email is required"],
    ["basicInfo", { country: null }, "Country is required"],
    ["basicInfo", { employmentStatus: null }, "Employment status is required"],
    ["financialGoal", { targetYear: 1999 }, "Target year must be later than the current year"],
    ["financialGoal", { timeframe: null }, "Timeframe is required"],
    ["financialGoal", { riskTolerance: null }, "Risk tolerance is required"],
    ["financialGoal", { primaryStrategy: null }, "Primary strategy is required"],
  ] as const)("refuses a profile whose %s has %j, as its form does", async (section, gap, message) => {
    const person = await server().signUp();
    const unfinished = { ...profile, [section]: { ...profile[section], ...gap } };
    const refused = person.callAnything("completeOnboarding", { profile: unfinished, goals: [], skills });
    await expect(refused).rejects.toMatchObject({
      code: "functions/invalid-argument",
      details: { fields: expect.arrayContaining([{ path: `profile.${section}.${Object.keys(gap)}`, message }]) },
    });
    await expect(refused).rejects.toThrow(message);
    expect((await person.call("getUserProfile", null)).revision).toBe(0);
    expect((await person.call("getUserSkills", null)).revision).toBe(0);
    expect((await person.call("getActivity", null)).changes).toEqual([]);
  });

  test("takes the year of the target for later on the person's own day", async () => {
    const person = await server().signUp();
    const targetYear = 2027;
    const early = { ...profile, financialGoal: { ...profile.financialGoal, targetYear } };
    const complete = (of: object) =>
      person.callAnything("completeOnboarding", { profile: early, goals: [], skills, ...of });
    await expect(complete({})).rejects.toThrow("Target year must be later than the current year");
    await expect(complete({ timeZone: "America/New_York" })).resolves.toMatchObject({ profile: { revision: 1 } });
  });
});
