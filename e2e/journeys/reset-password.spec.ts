import { expect, test } from "../support/journey.ts";
import { createPerson } from "../support/person.ts";
import { failAuth } from "../support/provoke.ts";
import { linkInMail } from "../support/read-mail.ts";

const VOID = "This link can't be used any more";

test("the page of a reset link takes a new password, or says why it does not", async ({ page, context, server }) => {
  const { email } = await createPerson(context, server.url);
  await context.clearCookies();
  await page.request.post("/api/auth/request-password-reset", { headers: { Origin: server.url }, data: { email } });
  const link = await linkInMail(server.dataDir, email);
  const title = page.getByRole("heading", { level: 1 });
  const password = page.getByLabel("New Password");
  const confirm = page.getByLabel("Confirm Password");
  const save = page.getByRole("button", { name: "Save New Password" });
  const send = page.getByRole("button", { name: "Send Reset Email" });

  await test.step("a link that is not complete says so and offers a new one", async () => {
    await page.goto("/reset-password");
    await expect(title).toHaveText("This link is not complete");
    await expect(send).toBeVisible();
  });

  await test.step("it asks for what a sign-up asks for", async () => {
    await page.goto(link);
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

  await test.step("a failure on the way is told, and what was typed stays", async () => {
    const provoked = await failAuth(page, "/reset-password", 500, "internal");
    await save.click();
    await expect(page.getByText("An error occurred. Please try again.")).toBeVisible();
    await expect(password).toHaveValue("Road-to-1");
    await provoked.end();
  });

  await test.step("a good one leads to the sign-in", async () => {
    await save.click();
    await expect(page.getByText("Your password has been changed. Sign in with the new one.")).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step("a used one says so before anything is typed, and a new one can be asked for", async () => {
    await page.goto(link);
    await expect(title).toHaveText(VOID);
    await expect(page.getByText("It was used already, or it is older than an hour.")).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await send.click();
    await expect(title).toHaveText("Check Your Email");
    await expect.poll(() => linkInMail(server.dataDir, email)).not.toBe(link);
  });

  await test.step("one that is used elsewhere meanwhile says so too", async () => {
    await page.route("**/api/auth/check-reset-link", (route) => route.fulfill({ json: { valid: true } }));
    await page.goto("/reset-password?token=made-up");
    await password.fill("Road-to-1");
    await confirm.fill("Road-to-1");
    await save.click();
    await expect(title).toHaveText(VOID);
  });
});
