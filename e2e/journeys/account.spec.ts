import { expect, test } from "../support/journey.ts";
import { completeOnboarding, newAccount, signIn, signOut, signUp } from "../support/person.ts";

test("someone new signs up, goes through onboarding, signs out and signs in again", async ({ page }) => {
  const account = newAccount();
  await signUp(page, account);
  await completeOnboarding(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Maya");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Maya");
  await signOut(page);
  await page.goto("/goals");
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, account);
  await expect(page.getByText("Welcome back! You've been logged in successfully.")).toBeVisible();
});
