import { expect, test } from "../support/journey.ts";
import { addGoal } from "../support/sample-data.ts";

test("two tabs stay in step, and what is typed in one is not lost to the other", async ({ page, context, person }) => {
  test.slow();
  await addGoal(person, { title: "Learn SQL", progress: 10 });
  const other = await context.newPage();
  await page.goto("/goals");
  await other.goto("/dashboard");
  await expect(other.getByRole("article")).toContainText("10% complete");

  await test.step("a change in one shows in the other", async () => {
    await page.bringToFront();
    await page.getByRole("button", { name: "Learn SQL", exact: true }).click();
    const details = page.getByRole("dialog", { name: "Goal Details" });
    await details.getByLabel("Progress", { exact: true }).fill("35");
    await details.getByRole("button", { name: "Update Progress" }).click();
    await expect(details).toContainText("35% complete");
    await page.keyboard.press("Escape");
    await expect(other.getByRole("article")).toContainText("35% complete");
  });

  await test.step("a form open in both: the other is told, keeps what was typed and saves it with the newer values", async () => {
    await other.getByRole("button", { name: "Edit Learn SQL" }).click();
    const theirs = other.getByRole("dialog", { name: "Edit Goal" });
    await theirs.getByLabel("Goal Title").fill("Learn SQL well");
    await page.getByRole("button", { name: "Edit Learn SQL" }).click();
    const mine = page.getByRole("dialog", { name: "Edit Goal" });
    await mine.getByLabel("Status").selectOption("In Progress");
    await mine.getByRole("button", { name: "Update Goal" }).click();
    await expect(mine).toBeHidden();
    await expect(theirs.getByText(/Your data changed elsewhere/)).toBeVisible();
    await expect(theirs.getByLabel("Goal Title")).toHaveValue("Learn SQL well");
    await expect(theirs.getByLabel("Status")).toHaveValue("In Progress");
    await theirs.getByRole("button", { name: "Update Goal" }).click();
    await expect(theirs).toBeHidden();
    const { intermediateGoals } = await person.call("getUserIntermediateGoals", null);
    expect(intermediateGoals).toMatchObject([{ title: "Learn SQL well", status: "In Progress", progress: 35 }]);
  });

  await test.step("a change from another device: the save is told, keeps what was typed and saves on the second try", async () => {
    await other.getByRole("button", { name: "Edit Learn SQL well" }).click();
    const theirs = other.getByRole("dialog", { name: "Edit Goal" });
    await theirs.getByLabel("Goal Title").fill("Learn SQL");
    await person.call("updateIntermediateGoal", { goalId: "learn-sql", updates: { status: "Not Started" } });
    await theirs.getByRole("button", { name: "Update Goal" }).click();
    await expect(theirs.getByText(/Your data changed elsewhere/)).toBeVisible();
    await expect(theirs.getByLabel("Status")).toHaveValue("Not Started");
    await theirs.getByRole("button", { name: "Update Goal" }).click();
    await expect(theirs).toBeHidden();
    const { intermediateGoals } = await person.call("getUserIntermediateGoals", null);
    expect(intermediateGoals).toMatchObject([{ title: "Learn SQL", status: "Not Started" }]);
  });

  await test.step("a goal deleted in one while it is edited in the other: told, kept as typed, and added again", async () => {
    await other.getByRole("button", { name: "Edit Learn SQL" }).click();
    const theirs = other.getByRole("dialog", { name: "Edit Goal" });
    await theirs.getByLabel("Goal Title").fill("Learn SQL by heart");
    await person.call("deleteIntermediateGoal", { goalId: "learn-sql" });
    await theirs.getByRole("button", { name: "Update Goal" }).click();
    await expect(theirs.getByText("This goal was deleted elsewhere.")).toBeVisible();
    await expect(other.getByText(/newer values are shown/)).toHaveCount(0);
    await expect(theirs.getByRole("button", { name: "Delete Goal" })).toBeHidden();
    await expect(theirs.getByLabel("Goal Title")).toHaveValue("Learn SQL by heart");
    await theirs.getByRole("button", { name: "Add Goal Again" }).click();
    await expect(theirs).toBeHidden();
    const { intermediateGoals } = await person.call("getUserIntermediateGoals", null);
    expect(intermediateGoals).toMatchObject([{ title: "Learn SQL by heart", progress: 35 }]);
  });

  await test.step("a goal deleted in both is simply gone", async () => {
    await other.getByRole("button", { name: "Edit Learn SQL by heart" }).click();
    const theirs = other.getByRole("dialog", { name: "Edit Goal" });
    await expect(theirs).toBeVisible();
    const { intermediateGoals } = await person.call("getUserIntermediateGoals", null);
    for (const { id } of intermediateGoals) await person.call("deleteIntermediateGoal", { goalId: id });
    await theirs.getByRole("button", { name: "Delete Goal" }).click();
    await other.getByRole("alertdialog").getByRole("button", { name: "Delete Goal" }).click();
    await expect(theirs).toBeHidden();
    await expect(other.getByRole("article")).toHaveCount(0);
    await expect(other.getByText("This was deleted elsewhere.")).toBeHidden();
  });

  await test.step("an asset deleted in one while it is edited in the other: likewise", async () => {
    const asset = { id: "a1", name: "Ally", type: "savings", value: 20_000 } as const;
    await person.call("updateUserFinancialsSection", { section: "assets", data: [asset] });
    await other.goto("/financials");
    await other.getByRole("button", { name: "Edit Ally" }).click();
    const dialog = other.getByRole("dialog", { name: "Edit Asset" });
    await dialog.getByLabel("Value").fill("25,000");
    await person.call("updateUserFinancialsSection", { section: "assets", data: [] });
    await dialog.getByRole("button", { name: "Update Asset" }).click();
    await expect(dialog.getByText("This asset was deleted elsewhere.")).toBeVisible();
    await dialog.getByRole("button", { name: "Add Asset Again" }).click();
    await expect(dialog).toBeHidden();
    expect((await person.call("getUserFinancials", null)).assets).toMatchObject([{ name: "Ally", value: 25_000 }]);
  });

  await test.step("schools and skills edited in both come together, entry by entry; only what is at odds is asked", async () => {
    const [mit, state] = ["MIT", "State"].map((school) => ({ school, field: "Physics", graduationYear: "2001" }));
    const saveSchools = (schools: object[]) =>
      person.call("updateUserProfileSection", {
        profileSection: "educationHistory",
        data: schools.map((school) => ({ school: "", field: "", graduationYear: "", ...school })),
      });
    const years = async () =>
      (await person.call("getUserProfile", null)).educationHistory.map((entry) => entry.graduationYear);
    await saveSchools([{ ...mit }, { ...state }]);
    await other.goto("/profile");
    await other.getByRole("button", { name: /^Education History/ }).click();
    const form = other.getByRole("form", { name: "Education History" });
    const save = form.getByRole("button", { name: "Save Changes" });
    await form.getByLabel("Graduation year").first().fill("2002");
    await saveSchools([{ ...mit }, { ...state, graduationYear: "2005" }, { ...mit, school: "Yale" }]);
    await save.click();
    await expect(other.getByText(/Your data changed elsewhere/)).toBeVisible();
    await expect(form.getByText("This changed elsewhere:")).toBeHidden();
    await save.click();
    await expect(other.getByText("Education History saved.")).toBeVisible();
    expect(await years()).toEqual(["2002", "2005", "2001"]);

    await form.getByLabel("Graduation year").first().fill("2003");
    await saveSchools([{ ...mit, graduationYear: "1999" }]);
    await save.click();
    await expect(form.getByRole("status")).toContainText("MIT: changed");
    await expect(form.getByLabel("Graduation year")).toHaveCount(1);
    await form.getByRole("button", { name: "Use the newer values" }).click();
    await expect(form.getByLabel("Graduation year")).toHaveValue("1999");

    await other.getByRole("button", { name: /^Skills & Interests/ }).click();
    const skills = other.getByRole("form", { name: "Skills & Interests" });
    await skills.getByRole("button", { name: "Leadership" }).click();
    await person.call("updateUserSkillsSection", { section: "skills", data: ["Sales"] });
    await skills.getByRole("button", { name: "Save Changes" }).click();
    await expect(other.getByText(/Your data changed elsewhere/).last()).toBeVisible();
    await skills.getByRole("button", { name: "Save Changes" }).click();
    await expect(other.getByText("Skills & Interests saved.")).toBeVisible();
    expect((await person.call("getUserSkills", null)).skillsAndInterests.skills).toEqual(["Leadership", "Sales"]);
  });

  await test.step("signing out in one signs the other out", async () => {
    await page.bringToFront();
    await page.getByRole("button", { name: /User menu/ }).click();
    await page.getByRole("menuitem", { name: "Sign Out" }).click();
    await expect(other).toHaveURL(/\/login$/);
  });
});
