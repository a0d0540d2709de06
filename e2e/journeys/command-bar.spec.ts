import { checkAccessibility, expectAccessible, noFindings } from "../support/check-accessibility.ts";
import { expect, test } from "../support/journey.ts";
import { addSampleMoney } from "../support/sample-data.ts";

test("Ctrl K leads to pages, entries and the advisor, and Ctrl Z takes back the last own change", async ({
  page,
  person,
}) => {
  await addSampleMoney(person);
  const findings = noFindings();
  const bar = page.getByRole("combobox", { name: "Page, entry or question" });
  await page.goto("/dashboard");
  // The keys are loaded once the page stands.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(bar).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(bar).toBeFocused();
  await page.keyboard.type("ally");
  await expect(page.getByRole("option")).toHaveText(["Ally SavingsAsset · $20,000", "allyAsk the advisor"]);
  await checkAccessibility(page, "the command bar", findings);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/financials$/);

  await page.getByRole("button", { name: "Delete Ally Savings" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Asset" }).click();
  await expect(page.getByRole("button", { name: "Ally Savings", exact: true })).toBeHidden();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await page.getByLabel("Annual Income").focus();
  await page.keyboard.press("Control+z");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByText(/^Undone:/)).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(page.getByText(/^Undone: Removed Ally Savings/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Ally Savings", exact: true })).toBeVisible();

  await page.getByRole("button", { name: /User menu/ }).click();
  await page.getByRole("menuitem", { name: /Go to or ask/ }).click();
  await expect(bar).toBeFocused();
  await page.keyboard.type("what is my net worth?");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/chatbot$/);
  await expect(page.getByRole("main").getByText("$600,000").first()).toBeVisible();
  expectAccessible("the command bar", findings);
});
