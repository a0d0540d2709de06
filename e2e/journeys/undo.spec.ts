import { expect, test } from "../support/journey.ts";

test("what a person deleted or changed can be taken back, at once and later", async ({ page, settled: person }) => {
  const undo = page.getByRole("button", { name: "Undo", exact: true });

  await test.step("an asset, where it stood", async () => {
    await page.goto("/financials");
    await page.getByRole("button", { name: "Delete Home" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete Asset" }).click();
    await expect(page.getByText("Home deleted")).toBeVisible();
    await undo.click();
    await expect(page.getByText("Home is back")).toBeVisible();
    const { assets } = await person.call("getUserFinancials", null);
    expect(assets?.map(({ id }) => id)).toEqual(["home", "savings"]);
    await expect(page.getByRole("button", { name: "Home", exact: true })).toBeAttached();
  });

  await test.step("a step, in the form that it was removed from, and then the goal", async () => {
    await page.goto("/goals");
    await page.getByRole("button", { name: "Edit Pay off the Visa" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Goal" });
    await dialog.getByRole("button", { name: /Remove submilestone 2/ }).click();
    await expect(page.getByText("Pay the first half removed")).toBeVisible();
    await undo.click();
    await expect(dialog.getByRole("group", { name: "Submilestone 2" })).toContainText("2. Pay the first half$1,600");
    await dialog.getByRole("button", { name: "Delete Goal" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete Goal" }).click();
    // the step's own toast may still stand
    await expect(undo).toHaveCount(1);
    await undo.click();
    await expect(page.getByText("Pay off the Visa is back")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(3);
  });

  await test.step("in Activity every change of one's own, named once, but not what let the person in", async () => {
    const educationHistory = [{ school: "MIT", field: "Physics", graduationYear: "2012" }];
    await person.call("updateUserProfileSection", { profileSection: "educationHistory", data: educationHistory });
    await page.goto("/activity");
    const rows = page.getByRole("main").locator("ol > li");
    const latest = rows.first();
    await expect(latest).toContainText("Changed Education history");
    await expect(latest).not.toContainText("EducationHistory");
    await expect(latest.getByText("Education history")).toHaveCount(1);
    await latest.getByRole("button", { name: "Undo Changed Education history" }).click();
    await expect(rows.nth(1)).toContainText("Undone");
    expect((await person.call("getUserProfile", null)).educationHistory).toEqual([]);
    await expect(rows.last()).toContainText("Changed Profile and Your target");
    await expect(rows.last().getByRole("button", { name: /^Undo/ })).toBeHidden();
  });
});
