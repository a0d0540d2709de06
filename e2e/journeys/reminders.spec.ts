import { checkAccessibility, expectAccessible, noFindings } from "../support/check-accessibility.ts";
import { expect, test } from "../support/journey.ts";
import { addSampleGoals } from "../support/sample-data.ts";

test("reminders are turned on under Your Data: a calendar by a secret address, and a mail a month", async ({
  page,
  person,
}) => {
  test.slow();
  await addSampleGoals(person);
  await page.goto("/your-data");
  const card = page.getByRole("region", { name: "Reminders" });
  await card.getByRole("button", { name: "Make a Calendar Address" }).click();
  const address = await card.getByLabel("Your calendar address").inputValue();
  const feed = await page.request.get(address, { headers: { Cookie: "" } });
  expect(await feed.text()).toContain("SUMMARY:Set up autopay");
  await card.getByRole("button", { name: "Turn On Email Reminders" }).click();
  await expect(card.getByRole("button", { name: "Turn Off Email Reminders" })).toBeVisible();
  await expect(page.getByText("Reminders by email are on.")).toBeHidden();
  const findings = noFindings();
  // Nothing is under the bar that stays at the top.
  await page.reload();
  await expect(card.getByRole("button", { name: "Turn Off Email Reminders" })).toBeVisible();
  await checkAccessibility(page, "reminders", findings);

  await expect(card.getByRole("button", { name: "Make a New Address" })).toBeVisible();
  await expect(card.getByLabel("Your calendar address"), "it is shown once").toBeHidden();
  await card.getByRole("button", { name: "Turn Off the Calendar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn Off" }).click();
  await expect(card.getByRole("button", { name: "Make a Calendar Address" })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);

  await page.goto("/reminders-off?token=forged");
  await checkAccessibility(page, "the page of a reminder's link", findings);
  const turnOff = page.getByRole("button", { name: "Turn Reminders Off" });
  const intro = await page.getByText("One press, and no monthly reminder").boundingBox();
  const button = await turnOff.boundingBox();
  expect((button?.y ?? 0) - (intro?.y ?? 0) - (intro?.height ?? 0), "room above the button").toBeGreaterThan(8);
  await turnOff.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is not complete");
  expect((await person.call("getReminders", null)).mailSince).not.toBeNull();
  expectAccessible("reminders", findings);
});
