import { expect, test } from "../support/journey.ts";

test("the page of a reset link takes a new password, or says why it does not", async ({ page }) => {
  await page.goto("/reset-password");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is not complete");
  await page.goto("/reset-password?token=made-up");
  const password = page.getByLabel("New Password");
  const confirm = page.getByLabel("Confirm Password");
  const save = page.getByRole("button", { name: "Save New Password" });

  await test.step("it asks for what a sign-up asks for", async () => {
    await save.click();
    await expect(password).toHaveAccessibleDescription(/^Password is required/);
    await expect(confirm).toHaveAccessibleDescription("Please confirm your password");
    await password.fill("road-to-1");
    await expect(password).toHaveAccessibleDescription(/^Password must contain at least one uppercase letter/);
    await password.fill("Road-to-1");
    await confirm.fill("Road-to-2");
    await expect(confirm).toHaveAccessibleDescription("Passwords do not match");
    await confirm.fill("Road-to-1");
  });

  await test.step("a link that is none of ours is refused, and what was typed stays", async () => {
    const refused = page.waitForResponse("**/api/auth/reset-password");
    await save.click();
    expect((await refused).status()).toBe(400);
    await expect(page).toHaveURL(/\/reset-password/);
    await expect(password).toHaveValue("Road-to-1");
  });

  await test.step("a good one leads to the sign-in", async () => {
    await page.route("**/api/auth/reset-password", (route) => route.fulfill({ json: { status: true } }));
    await save.click();
    await expect(page.getByText("Your password has been changed. Sign in with the new one.")).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });
});
