import { say } from "../support/chat.ts";
import { checkAccessibility, expectAccessible, noFindings } from "../support/check-accessibility.ts";
import { expect, test } from "../support/journey.ts";
import { newAccount } from "../support/person.ts";

test("a visitor looks around, changes something, signs up, and it is still there", async ({ page }) => {
  const account = newAccount();
  await test.step("one press on the landing page opens a whole app, which says what it is", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Look around" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Alex");
    await expect(page.getByText(/You are looking around with a sample\. It is gone (today|tomorrow) at/)).toBeVisible();
  });

  await test.step("what the visitor tells the advisor is stored as anybody's", async () => {
    await page.goto("/chatbot");
    await say(page, "My Ally savings are 22,222 now");
    await page.goto("/financials");
    await expect(page.getByText("$22,222").first()).toBeVisible();
  });

  await test.step("ways in are an account's alone", async () => {
    await page.goto("/security");
    await expect(page.getByRole("heading", { name: "This is a sample" })).toBeVisible();
  });

  await test.step("signing up keeps it", async () => {
    await page.getByRole("complementary", { name: "Sample" }).getByRole("link", { name: "Keep this: sign up" }).click();
    await expect(page).toHaveURL(/\/look-around$/);
    const findings = noFindings();
    await checkAccessibility(page, "keep", findings);
    expectAccessible("the page that keeps a visit", findings);
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByLabel("Confirm Password").fill(account.password);
    await expect(page.getByRole("checkbox", { name: /sample's own figures/ })).toBeChecked();
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("checkbox", { name: /I agree/ })).toHaveAccessibleDescription(/You must agree/);
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Welcome to Seven Figures! Your account has been created.")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText(/looking around with a sample/)).toBeHidden();
    await page.goto("/financials");
    await expect(page.getByText("$22,222").first()).toBeVisible();
    await page.goto("/security");
    await expect(page.getByText(account.email)).toBeVisible();
  });
});

test("a visit that is over says so, and leads on to an account", async ({ page, context }) => {
  await page.goto("/look-around");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(/looking around with a sample/)).toBeVisible();
  // As after a day: no session stands any more.
  await context.clearCookies();
  await page.goto("/goals");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(/Your visit is over, and the sample with it/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Create account" })).toBeVisible();
});
