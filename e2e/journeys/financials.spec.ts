import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { failCall } from "../support/provoke.ts";

const LEAVE = "You have unsaved changes to your financial information. Are you sure you want to leave without saving?";

const card = (page: Page, title: string) => page.getByRole("region", { name: title });

test("assets are entered, edited and deleted, from never entered to confirmed empty", async ({ page, person: _ }) => {
  await page.goto("/financials");
  const assets = card(page, "Assets");
  await expect(assets).toContainText("Asset information not entered yet. Add your first asset above!");
  await assets.getByRole("button", { name: "Add Asset" }).click();
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("Asset Name");
  const value = dialog.getByLabel("Value");

  await test.step("a new asset is savings of 0 and can be saved only once it is right", async () => {
    await expect(dialog.getByRole("heading", { name: "Add Asset" })).toBeVisible();
    await expect(dialog.getByLabel("Type")).toHaveValue("savings");
    await expect(value).toHaveValue("0");
    const save = dialog.getByRole("button", { name: "Add Asset" });
    await expect(save).toBeDisabled();
    await name.focus();
    await value.focus();
    await expect(name).toHaveAccessibleDescription("Asset name is required");
    for (const [typed, message] of [
      ["", "Asset value is required"],
      ["abc", "Asset value must be a valid number"],
      ["0", "Asset value must be greater than $0"],
    ] as const) {
      await value.fill(typed);
      await name.focus();
      await expect(value).toHaveAccessibleDescription(message);
      await expect(save).toBeDisabled();
    }
    await name.fill("Ally");
    await value.fill("20000");
    await expect(save).toBeEnabled();
  });

  await test.step("a failure is told and what was typed stays; a second try saves", async () => {
    const failing = await failCall(page, "updateUserFinancialsSection");
    await dialog.getByRole("button", { name: "Add Asset" }).click();
    await expect(page.getByText("Failed to save assets. Please try again.")).toBeVisible();
    await expect(name).toHaveValue("Ally");
    await expect(value).toHaveValue(/^20,?000$/);
    await failing.end();
    await dialog.getByRole("button", { name: "Add Asset" }).click();
    await expect(dialog).toBeHidden();
    await expect(assets.getByRole("listitem").filter({ hasText: "Ally" }).first()).toContainText("$20,000");
    await expect(assets.getByRole("heading", { name: "Assets" })).toContainText("1");
    await expect(assets).toContainText("Total: $20,000");
  });

  await test.step("edited", async () => {
    await assets.getByRole("button", { name: "Edit Ally" }).click();
    await expect(dialog.getByRole("heading", { name: "Edit Asset" })).toBeVisible();
    await value.fill("25000");
    await dialog.getByRole("button", { name: "Update Asset" }).click();
    await expect(assets).toContainText("Total: $25,000");
  });

  await test.step("deleted: confirmed empty", async () => {
    await assets.getByRole("button", { name: "Delete Ally" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete Asset" }).click();
    await expect(assets).toContainText("You confirmed you have no assets. Add one if this changes!");
    await expect(assets).toContainText("Total: $0");
  });
});

test("debts are entered, edited and deleted, from never entered to confirmed empty", async ({ page, person: _ }) => {
  await page.goto("/financials");
  const debts = card(page, "Debts");
  await expect(debts).toContainText("Debt information not entered yet. Add your first debt above!");
  await debts.getByRole("button", { name: "Add Debt" }).click();
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("Debt Name");
  const balance = dialog.getByLabel("Balance");
  const rate = dialog.getByLabel("Interest rate (APR)");
  const save = dialog.getByRole("button", { name: "Add Debt" });

  await test.step("a new debt is a credit card and can be saved only once it is right", async () => {
    await expect(dialog.getByLabel("Type")).toHaveValue("credit-card");
    await expect(save).toBeDisabled();
    await name.focus();
    await balance.focus();
    await expect(name).toHaveAccessibleDescription("Debt name is required");
    for (const [typed, message] of [
      ["", "Debt balance is required"],
      ["abc", "Debt balance must be a valid number"],
      ["0", "Debt balance must be greater than $0"],
    ] as const) {
      await balance.fill(typed);
      await name.focus();
      await expect(balance).toHaveAccessibleDescription(message);
    }
    for (const [typed, message] of [
      ["-1", "Interest rate cannot be negative"],
      ["101", "Interest rate cannot be greater than 100%"],
    ] as const) {
      await rate.fill(typed);
      await name.focus();
      await expect(rate).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await expect(save).toBeDisabled();
    }
    await name.fill("Visa");
    await balance.fill("3200");
    await rate.fill("");
    await expect(save).toBeEnabled();
    await rate.fill("24.9");
  });

  await test.step("a failure is told and what was typed stays; a second try saves", async () => {
    const failing = await failCall(page, "updateUserFinancialsSection");
    await save.click();
    await expect(page.getByText("Failed to save debts. Please try again.")).toBeVisible();
    await expect(name).toHaveValue("Visa");
    await failing.end();
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(debts.getByRole("heading", { name: "Debts" })).toContainText("1");
    await expect(debts).toContainText("Total: $3,200");
    await expect(debts).toContainText("24.9% APR");
  });

  await test.step("edited, then deleted: confirmed empty", async () => {
    await debts.getByRole("button", { name: "Edit Visa" }).click();
    await balance.fill("3000");
    await dialog.getByRole("button", { name: "Update Debt" }).click();
    await expect(debts).toContainText("Total: $3,000");
    await debts.getByRole("button", { name: "Delete Visa" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete Debt" }).click();
    await expect(debts).toContainText("You confirmed you have no debts. Great job!");
  });
});

test("income and expenses are checked and saved, and the overview and the cash flow follow", async ({
  page,
  person,
}) => {
  await person.call("saveUserFinancials", {
    financials: {
      financialInfo: { annualIncome: null, annualExpenses: null, currentSavings: null },
      assets: [{ id: "a", name: "Ally", type: "savings", value: 20_000, description: "" }],
      debts: [{ id: "d", name: "Visa", type: "credit-card", balance: 3_200, interestRate: 24.9, description: "" }],
    },
  });
  await page.goto("/financials");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Financial Overview");
  const income = page.getByLabel("Annual Income");
  const expenses = page.getByLabel("Annual Expenses");
  const savings = page.getByLabel("Current Savings");
  const save = page.getByRole("button", { name: "Save Income & Expenses" });
  const stat = (label: string) => page.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });

  await test.step("each is checked under its own label, and saving is held back meanwhile", async () => {
    for (const [field, label] of [
      [income, "Annual Income"],
      [expenses, "Annual Expenses"],
      [savings, "Current Savings"],
    ] as const) {
      await field.fill("-1");
      await field.blur();
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${label} cannot be negative`));
      await field.fill("abc");
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${label} must be a valid number`));
      await expect(save).toBeDisabled();
      await field.fill("");
    }
  });

  await test.step("a failure is told and what was typed stays", async () => {
    await income.fill("85000");
    await expenses.fill("50400");
    const failing = await failCall(page, "updateUserFinancialsSection");
    await save.click();
    await expect(page.getByText("Failed to save financial information. Please try again.")).toBeVisible();
    await expect(income).toHaveValue(/^85,?000$/);
    await failing.end();
  });

  await test.step("saved: four cards, a cash flow with its sign, the savings rate; blank stays null", async () => {
    await save.click();
    await expect(page.getByText("Financial information saved successfully!")).toBeVisible();
    const today = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(new Date());
    await expect(page.getByText(`Last changed ${today}`)).toBeVisible();
    await expect(stat("Annual Income")).toContainText("$85,000");
    await expect(stat("Annual Expenses")).toContainText("$50,400");
    await expect(stat("Total Assets")).toContainText("$20,000");
    await expect(stat("Net Worth")).toContainText("$16,800");
    await expect(stat("Annual Cash Flow")).toContainText("+$34,600");
    await expect(stat("Savings Rate")).toContainText("40.7%");
    const { financialInfo } = await person.call("getUserFinancials", null);
    expect(financialInfo).toEqual({ annualIncome: 85_000, annualExpenses: 50_400, currentSavings: null });
  });
});

test("leaving the financials page with unsaved changes asks first, in the app and in the browser", async ({
  page,
  person: _,
}) => {
  await page.goto("/goals");
  // Links of the frame before load the next page anew, and of leaving such a page it is the browser that asks.
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Goals");
  await page.getByRole("link", { name: "Financials" }).first().click();
  const income = page.getByLabel("Annual Income");
  await income.fill("85000");
  const question = page.getByRole("alertdialog", { name: "Unsaved Changes" });

  await test.step("a link", async () => {
    await page.getByRole("link", { name: "Goals" }).first().click();
    await expect(question).toContainText(LEAVE);
    await question.getByRole("button", { name: "Stay and save" }).click();
    await expect(page).toHaveURL(/\/financials$/);
    await expect(income).toHaveValue("85,000");
  });

  await test.step("the browser's Back", async () => {
    await page.goBack();
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/financials$/);
  });

  await test.step("closing an asset's dialog", async () => {
    await page.getByRole("button", { name: "Add Asset" }).click();
    await page.getByLabel("Asset Name").fill("Ally");
    await page.keyboard.press("Escape");
    await expect(question).toContainText(LEAVE);
    await question.getByRole("button", { name: "Leave without saving" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("closing the tab: the browser's own warning", async () => {
    const warned = page.waitForEvent("dialog");
    const reload = page.reload().catch(() => undefined);
    const dialog = await warned;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    await reload;
    await expect(income).toHaveValue("");
  });
});
