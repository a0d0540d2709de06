import { expect, test } from "../support/journey.ts";
import { addSampleGoals, daysFromNow } from "../support/sample-data.ts";

test("the goals page counts the goals, shows the main one, and a card for each", async ({ page, settled: person }) => {
  await page.goto("/goals");
  const main = page.getByRole("main");

  await test.step("heading, counts and the Seven Figures Goal", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maya's Goals");
    await expect(main.getByRole("button", { name: "Add Goal" })).toBeVisible();
    await expect(main).toContainText("Total Goals3Completed1In Progress1Not Started1");
    const goal = page.getByRole("region", { name: "Seven Figures Goal" });
    const year = new Date().getFullYear() + 20;
    for (const text of ["$1,000,000", `by ${year}`, "Making Progress", "Overall Progress 60.0%"])
      await expect(goal).toContainText(text);
    await expect(goal.getByRole("progressbar", { name: "Overall Progress" })).toHaveAttribute("aria-valuenow", "60");
    await expect(goal).toContainText("Current Net Worth$600,000");
    await expect(goal).toContainText("Remaining to Goal$400,000");
    await expect(goal).toContainText("Monthly Target$1,667");
    await expect(goal.getByRole("textbox")).toHaveCount(0);
  });

  await test.step("the tile first, then the nearest date, undated last", async () => {
    const all = page.getByRole("region", { name: "All Goals" });
    await expect(all.getByRole("button").first()).toContainText("Add New Goal");
    await expect(all.getByRole("article").getByRole("heading")).toHaveText([
      "Pay off the Visa",
      "Learn SQL",
      "Meet a mentor",
    ]);
    const [visa, sql, mentor] = [0, 1, 2].map((at) => all.getByRole("article").nth(at));
    for (const text of ["Financial Goals", "In Progress", "39.1%", "$1,250 of $3,200", "It costs the most interest."])
      await expect(visa ?? all).toContainText(text);
    for (const text of ["Set up autopay", "Pay the first half", "+1 more", "1/3 completed", "Due "])
      await expect(visa ?? all).toContainText(text);
    await expect(visa ?? all).not.toContainText("Cut the card up");
    await expect(visa?.getByRole("button", { name: "Edit Pay off the Visa" }) ?? all).toBeVisible();
    await expect(sql ?? all).toContainText("40% complete");
    await expect(sql ?? all).toContainText("No Description Provided");
    await expect(mentor ?? all).toContainText("Completed");
    await expect(all.getByRole("searchbox")).toHaveCount(0);
  });

  await test.step("many goals can be searched, and all stand on the page without being come to", async () => {
    const goals = Array.from({ length: 200 }, (_, at) => ({
      id: `g${at}`,
      title: `Goal number ${at}`,
      type: at % 2 === 0 ? ("skill" as const) : ("project" as const),
      status: at < 20 ? ("Completed" as const) : ("Not Started" as const),
      targetDate: daysFromNow(at - 3),
    }));
    await person.call("saveUserIntermediateGoals", { goals });
    await page.reload();
    const all = page.getByRole("region", { name: "All Goals" });
    const cards = all.getByRole("article");
    await expect(cards.first()).toContainText("Goal number 0");
    await expect(cards).toHaveCount(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await all.getByRole("searchbox", { name: "Search goals" }).fill("number 18");
    await expect(cards.getByRole("heading")).toHaveText([
      "Goal number 18",
      "Goal number 118",
      ...Array.from({ length: 10 }, (_, at) => `Goal number 18${at}`),
    ]);
    await all.getByLabel("Status").selectOption("Not Started");
    await expect(all.getByRole("status")).toHaveText("11 of 200 goals");
    await all.getByLabel("Type").selectOption("project");
    await expect(cards).toHaveCount(5);
    await all.getByRole("searchbox").fill("zebra");
    await all.getByRole("button", { name: "Show all goals" }).click();
    await expect(all.getByRole("searchbox")).toHaveValue("");
    await expect(async () => {
      await cards.last().scrollIntoViewIfNeeded();
      await expect(cards).toHaveCount(200, { timeout: 100 });
    }).toPass();
    await expect(cards.last()).toContainText("Goal number 199");
    await expect(all.getByRole("button", { name: /Show more goals/ })).toHaveCount(0);
  });
});

test("Goal Details shows a goal, takes its progress and turns its steps over", async ({ page, person }) => {
  await addSampleGoals(person);
  await page.goto("/goals");
  const dialog = page.getByRole("dialog", { name: "Goal Details" });
  const goal = async (id: string) =>
    (await person.call("getUserIntermediateGoals", null)).intermediateGoals.find((candidate) => candidate.id === id);

  await test.step("of money: the amount so far", async () => {
    await page.getByRole("article").filter({ hasText: "Pay off the Visa" }).click();
    for (const text of [
      "39.1%",
      "Current Amount$1,250",
      "Target Amount$3,200",
      "Target Date",
      "It costs the most interest.",
    ])
      await expect(dialog).toContainText(text);
    const update = dialog.getByRole("button", { name: "Update Progress" });
    await expect(update).toBeDisabled();
    await dialog.getByLabel("Current Amount").fill("4,000");
    await update.click();
    await expect(dialog).toContainText("Current amount cannot exceed target amount");
    await dialog.getByLabel("Current Amount").fill("1,600");
    await update.click();
    await expect(dialog).toContainText("50.0%");
    expect(await goal("pay-off-the-visa")).toMatchObject({ currentAmount: 1600, progress: null });
  });

  await test.step("a click turns a step over, and over again", async () => {
    const autopay = dialog.getByRole("checkbox", { name: "Set up autopay" });
    await autopay.click();
    await expect(dialog).toContainText("2/3 completed");
    await expect.poll(async () => (await goal("pay-off-the-visa"))?.submilestones[0]?.completed).toBe(true);
    await autopay.click();
    await expect(dialog).toContainText("1/3 completed");
    await expect.poll(async () => (await goal("pay-off-the-visa"))?.submilestones[0]?.completed).toBe(false);
  });

  await test.step("Edit Goal leads to the editor", async () => {
    await dialog.getByRole("button", { name: "Edit Goal" }).click();
    const editor = page.getByRole("dialog", { name: "Edit Goal" });
    await expect(editor.getByLabel("Goal Title")).toHaveValue("Pay off the Visa");
    await editor.getByRole("button", { name: "Cancel" }).click();
    await expect(editor).toBeHidden();
  });

  await test.step("of any other kind: a percentage from 0 to 100", async () => {
    await page.getByRole("button", { name: "Learn SQL", exact: true }).click();
    const field = dialog.getByLabel("Progress", { exact: true });
    await expect(field).toHaveAttribute("min", "0");
    await expect(field).toHaveAttribute("max", "100");
    await expect(dialog.getByRole("button", { name: "Update Progress" })).toBeDisabled();
    await field.fill("75");
    await dialog.getByRole("button", { name: "Update Progress" }).click();
    await expect(dialog).toContainText("75% complete");
    expect(await goal("learn-sql")).toMatchObject({ progress: 75, currentAmount: null });
  });
});
