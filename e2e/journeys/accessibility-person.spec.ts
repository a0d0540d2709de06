import type { Page } from "@playwright/test";
import { checkAccessibility, expectAccessible, noFindings } from "../support/check-accessibility.ts";
import { expect, test } from "../support/journey.ts";
import { createPerson, type Person } from "../support/person.ts";

const ASSETS = ["real-estate", "stocks", "bonds", "savings", "retirement", "crypto", "business", "other"] as const;
const DEBTS = [
  "mortgage",
  "credit-card",
  "student-loan",
  "car-loan",
  "personal-loan",
  "business-loan",
  "other",
] as const;

const unlock = (page: Page) => page.getByRole("button", { name: "Cancel" }).click();

async function fillFinancials(person: Person): Promise<void> {
  await person.call("saveUserFinancials", {
    financials: {
      financialInfo: { annualIncome: 85_000, annualExpenses: 80_400, currentSavings: 1_200 },
      assets: ASSETS.map((type, at) => ({
        id: `a${at}`,
        name: `My ${type}`,
        type,
        value: 9_000 * (at + 1),
        description: at % 2 ? "" : "Held since 2019",
      })),
      debts: DEBTS.map((type, at) => ({
        id: `d${at}`,
        name: `My ${type}`,
        type,
        balance: 1_300 * (at + 1),
        interestRate: at % 2 ? null : 4.5 + at,
        description: "",
      })),
    },
  });
}

test("the four steps of onboarding have no accessibility violations, errors and summaries included", async ({
  page,
  context,
  server,
}) => {
  await createPerson(context, server.url, { onboarded: false });
  test.slow();
  const findings = noFindings();
  const next = page.getByRole("button", { name: "Next" });
  await page.goto("/onboarding");
  await expect(page.getByLabel("Name")).toBeVisible();
  await checkAccessibility(page, "step 1", findings);
  await next.click();
  await expect(page.getByText("Country is required")).toBeVisible();
  await checkAccessibility(page, "step 1 with errors", findings);
  await page.getByLabel("Country").selectOption("US");
  await page.getByLabel("Employment status").selectOption("Employed");
  await next.click();
  await expect(page.getByText("Step 2 of 4")).toBeVisible();
  await next.click();
  await expect(page.getByText("Risk tolerance is required")).toBeVisible();
  await checkAccessibility(page, "step 2 with errors", findings);
  await page.getByLabel("Timeframe").selectOption("10+");
  await page.getByLabel("Primary strategy").selectOption("investing");
  await page.getByRole("radio", { name: /Moderate/ }).check();
  await checkAccessibility(page, "step 2, filled in", findings);
  await next.click();
  await page.getByRole("button", { name: "Add Education" }).click();
  await page.getByLabel("Graduation year").fill("1");
  await page.getByRole("button", { name: "Add Experience" }).click();
  await page.getByLabel("Start year").fill("1");
  await next.click();
  await expect(page.getByText('Please enter a valid year or "Present"')).toBeVisible();
  await checkAccessibility(page, "step 3 with errors", findings);
  await page.getByLabel("Graduation year").fill("");
  await page.getByLabel("Start year").fill("");
  await next.click();
  await page.getByRole("button", { name: "Programming" }).click();
  await page.getByRole("button", { name: "Travel" }).click();
  await checkAccessibility(page, "step 4", findings);
  await page.getByRole("button", { name: /menu/i }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await checkAccessibility(page, "user menu", findings);
  expectAccessible("onboarding", findings);
});

test("the financials page has no accessibility violations, empty and full, with its dialogs and errors", async ({
  page,
  person,
}) => {
  test.slow();
  const findings = noFindings();
  await page.goto("/financials");
  await expect(page.getByText("Debt information not entered yet. Add your first debt above!")).toBeVisible();
  await checkAccessibility(page, "never entered", findings);
  await page.getByRole("button", { name: "I have no assets" }).click();
  await page.getByRole("button", { name: "I have no debts" }).click();
  await expect(page.getByText("You confirmed you have no debts. Great job!")).toBeVisible();
  await page.getByLabel("Annual Income").fill("-1");
  await page.getByLabel("Annual Expenses").fill("x");
  await page.getByLabel("Current Savings").focus();
  await expect(page.getByText("Annual Income cannot be negative")).toBeVisible();
  await checkAccessibility(page, "confirmed empty, with errors", findings);
  await page.getByLabel("Annual Income").fill("");
  await page.getByLabel("Annual Expenses").fill("");
  await fillFinancials(person);
  await page.reload();
  await expect(page.getByText("My bonds").first()).toBeVisible();
  await checkAccessibility(page, "full", findings);
  await page.getByRole("button", { name: "Add Asset" }).click();
  await page.getByLabel("Asset Name").fill("x");
  await page.getByLabel("Asset Name").fill("");
  await page.getByLabel("Value").focus();
  await expect(page.getByText("Asset name is required")).toBeVisible();
  await checkAccessibility(page, "asset with an error", findings);
  await unlock(page);
  await page.getByRole("button", { name: "My mortgage", exact: true }).click();
  await page.getByLabel("Interest rate (APR)").fill("101");
  await page.getByLabel("Debt Name").focus();
  await expect(page.getByText("Interest rate cannot be greater than 100%")).toBeVisible();
  await checkAccessibility(page, "debt with an error", findings);
  await unlock(page);
  await expect(page.getByRole("alertdialog", { name: "Unsaved Changes" })).toBeVisible();
  await checkAccessibility(page, "unsaved changes", findings);
  await page.getByRole("button", { name: "Leave without saving" }).click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Delete My mortgage" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await checkAccessibility(page, "deleting", findings);
  expectAccessible("the financials page", findings);
});

test("the profile page has no accessibility violations, folded and open, with its calendar and errors", async ({
  page,
  person,
}) => {
  await person.call("saveUserSkills", { skills: { skills: ["Sales", "Welding"], interests: ["Chess"] } });
  test.slow();
  const findings = noFindings();
  await page.goto("/profile");
  await expect(page.getByLabel("Birthday")).toBeVisible();
  await checkAccessibility(page, "as it opens", findings);
  await page.getByRole("button", { name: "Choose a date" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await checkAccessibility(page, "calendar", findings);
  await page.keyboard.press("Escape");
  for (const trigger of (
    await page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("button").all()
  ).slice(1)) {
    await trigger.click();
  }
  await page.getByLabel("Name").fill("");
  await page.getByRole("form", { name: "Basic Information" }).getByRole("button", { name: "Save Changes" }).click();
  await page.getByRole("button", { name: "Add Education" }).click();
  await page.getByLabel("School").fill("Reed College");
  await page.getByLabel("Graduation year").fill("1");
  await page.getByRole("button", { name: "Add Experience" }).click();
  await page.getByLabel("Company").fill("Acme");
  await expect(page.getByText("Please enter a valid year")).toBeVisible();
  await checkAccessibility(page, "open, with errors and notes", findings);
  expectAccessible("the profile page", findings);
});
