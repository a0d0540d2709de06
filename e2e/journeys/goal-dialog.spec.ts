import { formatDate } from "@seven-figures/domain";
import { expect, test } from "../support/journey.ts";
import { failCall, holdCall } from "../support/provoke.ts";
import { addGoal, daysFromNow } from "../support/sample-data.ts";

test("a goal with steps is added, edited and deleted, and is saved only when something changed", async ({
  page,
  person,
}) => {
  await page.goto("/goals");
  const dialog = page.getByRole("dialog");
  const step = (place: number) => dialog.getByRole("group", { name: `Submilestone ${place}` });
  const stored = async () => (await person.call("getUserIntermediateGoals", null)).intermediateGoals;
  const before = Date.now();

  await test.step("Add New Goal", async () => {
    await page.getByRole("main").getByRole("button", { name: "Add Goal" }).click();
    await expect(dialog.getByRole("heading", { name: "Add New Goal" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Add Goal" })).toBeDisabled();
    await expect(dialog.getByRole("button", { name: "Delete Goal" })).toBeHidden();
    await dialog.getByLabel("Goal Title").fill("House down payment");
    await dialog.getByLabel("Goal Type").selectOption("financial");
    await dialog.getByLabel("Target Amount").fill("40k");
    await dialog.getByLabel("Current Amount").fill("2,500");
    await dialog.getByLabel("Target Date").fill(formatDate(daysFromNow(400)));
    await dialog.getByLabel("Current Amount").focus();
    await expect(dialog.getByLabel("Target Date")).toHaveValue(daysFromNow(400));
    for (const [place, title] of ["Open an account", "Save the first half", "Save the rest"].entries()) {
      await dialog.getByRole("button", { name: "Add Submilestone" }).click();
      await expect(step(place + 1)).not.toContainText("is required");
      await step(place + 1)
        .getByLabel("Title")
        .fill(title);
      await step(place + 1)
        .getByLabel("Target Amount")
        .fill("1000");
    }
  });

  await test.step("steps are moved and removed", async () => {
    await dialog.getByRole("button", { name: "Move submilestone 3 up" }).click();
    await expect(step(2).getByLabel("Title")).toHaveValue("Save the rest");
    await expect(step(3).getByRole("button", { expanded: false })).toContainText("3. Save the first half$1,000");
    await dialog.getByRole("button", { name: "Move submilestone 1 down" }).click();
    await expect(step(1).getByLabel("Title")).toHaveValue("Save the rest");
    await dialog.getByRole("button", { name: "Remove submilestone 3" }).click();
    await expect(step(3)).toBeHidden();
  });

  await test.step("a wrong field says so, takes the focus and keeps the goal from being saved", async () => {
    await step(1).getByLabel("Target Amount").fill("50,000");
    await step(1).getByRole("button", { expanded: true }).click();
    await expect(step(1).getByLabel("Title")).toBeHidden();
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(dialog.getByRole("button", { name: "Add Goal" })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 900 });
    await dialog.getByRole("button", { name: "Add Goal" }).click();
    await expect(step(1)).toContainText("Submilestone amount cannot exceed main goal target");
    await expect(step(1).getByLabel("Target Amount")).toBeFocused();
    expect(await stored()).toEqual([]);
    await step(1).getByLabel("Target Amount").fill("5,000");
    await dialog.getByRole("button", { name: "Add Goal" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("article")).toContainText("$2,500 of $40,000");
    const [goal] = await stored();
    expect(Number(goal?.id)).toBeGreaterThanOrEqual(before);
    expect(goal?.submilestones.map(({ title }) => title)).toEqual(["Save the rest", "Open an account"]);
  });

  await test.step("Edit Goal, with a status of free choice", async () => {
    await page.getByRole("button", { name: "Edit House down payment" }).click();
    await expect(dialog.getByRole("heading", { name: "Edit Goal" })).toBeVisible();
    const update = dialog.getByRole("button", { name: "Update Goal" });
    await expect(update).toBeDisabled();
    await dialog.getByLabel("Goal Title").fill("House");
    await expect(update).toBeEnabled();
    await dialog.getByLabel("Goal Title").fill("House down payment");
    await expect(update).toBeDisabled();
    await dialog.getByLabel("Status").selectOption("Completed");
    await update.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("article")).toContainText("Completed");
    await page.getByRole("button", { name: "Edit House down payment" }).click();
    await dialog.getByLabel("Status").selectOption("Not Started");
    await update.click();
    await expect(page.getByRole("article")).toContainText("Not Started");
  });

  await test.step("Delete Goal", async () => {
    await page.getByRole("button", { name: "Edit House down payment" }).click();
    await dialog.getByRole("button", { name: "Delete Goal" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete this goal?" });
    await question.getByRole("button", { name: "Keep Goal" }).click();
    await dialog.getByRole("button", { name: "Delete Goal" }).click();
    await question.getByRole("button", { name: "Delete Goal" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("article")).toHaveCount(0);
    expect(await stored()).toEqual([]);
  });
});

test("what can't be saved of a goal is told, and what was typed stays", async ({ page, person }) => {
  await addGoal(person, { title: "Learn SQL", submilestones: [{ title: "Finish the course" }] });
  await page.goto("/goals");
  const dialog = page.getByRole("dialog");
  const toast = (text: string) => page.getByRole("region", { name: "Notifications" }).getByText(text);
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "warning" && logged.push(message.text()));
  const failure = await failCall(page, "updateIntermediateGoal");

  await test.step("progress", async () => {
    await page.getByRole("button", { name: "Learn SQL", exact: true }).click();
    await dialog.getByLabel("Progress", { exact: true }).fill("50");
    await dialog.getByRole("button", { name: "Update Progress" }).click();
    await expect(toast("Failed to update progress. Please try again.")).toBeVisible();
    await expect(dialog.getByLabel("Progress", { exact: true })).toHaveValue("50");
    expect(logged.join("\n")).toContain("updateIntermediateGoal failed (internal): The database is away");
  });

  await test.step("a step, which goes back to what it was", async () => {
    await dialog.getByRole("checkbox", { name: "Finish the course" }).click();
    await expect(toast("Failed to update the submilestone. Please try again.")).toBeVisible();
    await expect(dialog.getByRole("checkbox", { name: "Finish the course" })).not.toBeChecked();
  });

  await test.step("the goal itself, while it says that it is saving", async () => {
    await dialog.getByRole("button", { name: "Edit Goal" }).click();
    await dialog.getByLabel("Goal Title").fill("Learn more SQL");
    await dialog.getByRole("button", { name: "Update Goal" }).click();
    await expect(toast("Failed to save goal. Please try again.")).toBeVisible();
    await expect(dialog.getByLabel("Goal Title")).toHaveValue("Learn more SQL");
    await failure.end();
    const held = await holdCall(page, "updateIntermediateGoal");
    await dialog.getByRole("button", { name: "Update Goal" }).click();
    await expect(dialog.getByRole("button", { name: "Saving..." })).toBeVisible();
    await held.end();
    await expect(dialog).toBeHidden();
  });

  await test.step("its deletion", async () => {
    await failCall(page, "deleteIntermediateGoal");
    await page.getByRole("button", { name: "Edit Learn more SQL" }).click();
    await dialog.getByRole("button", { name: "Delete Goal" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete Goal" }).click();
    await expect(toast("Failed to delete goal. Please try again.")).toBeVisible();
    await expect(dialog.getByLabel("Goal Title")).toHaveValue("Learn more SQL");
  });
});

test("a changed goal is not lost unasked: closing, going back and leaving the site", async ({ page, person: _ }) => {
  await page.goto("/financials");
  // Links of the frame before load the next page anew, and of leaving such a page it is the browser that asks.
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Financial Overview");
  await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Goals" }).click();
  await page.getByRole("main").getByRole("button", { name: "Add Goal" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Goal" });
  await dialog.getByLabel("Goal Title").fill("House");
  const question = page.getByRole("alertdialog", { name: "Unsaved Changes" });

  await test.step("Close asks, above a scrim of its own", async () => {
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(question).toContainText(
      "You have unsaved changes to your goal. Are you sure you want to leave without saving?",
    );
    await expect(page.locator("[class*=scrim]")).toHaveCount(2);
    await question.getByRole("button", { name: "Stay and save" }).click();
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel("Goal Title")).toHaveValue("House");
  });

  await test.step("going back asks", async () => {
    await page.goBack();
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Stay and save" }).click();
    await expect(page).toHaveURL(/\/goals$/);
    await expect(dialog.getByLabel("Goal Title")).toHaveValue("House");
  });

  await test.step("the browser warns on leaving the site", async () => {
    const warning = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const asked = await warning;
    expect(asked.type()).toBe("beforeunload");
    await asked.dismiss();
    await expect(dialog.getByLabel("Goal Title")).toHaveValue("House");
  });

  await test.step("Leave without saving leaves", async () => {
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await question.getByRole("button", { name: "Leave without saving" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("article")).toHaveCount(0);
  });
});
