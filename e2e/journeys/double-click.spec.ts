import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { addSampleGoals, addSampleMoney } from "../support/sample-data.ts";

/** How often each call that writes was sent from now on. */
function countWrites(page: Page): (call: string) => number {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  return (call) => sent.filter((path) => path.endsWith(`/${call}`)).length;
}

test("a double click on what saves is one press", async ({ page, person }) => {
  await addSampleGoals(person);
  await addSampleMoney(person);
  const writes = countWrites(page);

  await test.step("keeping a scenario", async () => {
    await page.goto("/road");
    await page.getByLabel("Keep the levers as they stand under a name").fill("As it is");
    await page.getByRole("button", { name: "Keep scenario" }).dblclick();
    await expect(page.getByRole("checkbox", { name: "As it is" })).toHaveCount(1);
    expect(writes("saveScenarios")).toBe(1);
  });

  await test.step("turning reminders on, which a second press would turn off", async () => {
    await page.goto("/your-data");
    await page.getByRole("button", { name: "Turn On Email Reminders" }).dblclick();
    await expect(page.getByRole("button", { name: "Turn Off Email Reminders" })).toBeVisible();
    expect(writes("saveReminders")).toBe(1);
  });

  await test.step("updating the progress of a goal", async () => {
    await page.goto("/goals");
    await page.getByRole("button", { name: "Pay off the Visa", exact: true }).click();
    await page.getByLabel("Current Amount").fill("1,500");
    await page.getByRole("button", { name: "Update Progress" }).dblclick();
    await expect(page.getByRole("dialog")).toContainText("Now $1,500");
    expect(writes("updateIntermediateGoal")).toBe(1);
  });

  await test.step("a check-in, which leaves nothing behind that was typed", async () => {
    await page.goto("/check-in");
    await page.getByRole("textbox", { name: /^Home/ }).fill("610,000");
    await page.getByRole("button", { name: "Save Check-in" }).dblclick();
    await expect(page.getByRole("region", { name: "Your check-in is saved" })).toBeVisible();
    expect(writes("saveCheckIn")).toBe(1);
    await page.reload();
    await expect(page.getByRole("textbox", { name: /^Home/ })).toHaveValue("610,000");
    await expect(page.getByText("What you typed before is still here.")).toBeHidden();
  });
});
