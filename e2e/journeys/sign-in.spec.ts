import { expect, test } from "../support/journey.ts";
import { signOut } from "../support/person.ts";
import { failAuth } from "../support/provoke.ts";

const CREDENTIALS = "Invalid email or password. Please check your credentials and try again.";

test("the sign-in page has its parts, checks what is typed and greets who signs in", async ({
  page,
  context,
  person,
}) => {
  await context.clearCookies();
  await page.goto("/login");
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password", { exact: true });
  const signIn = page.getByRole("button", { name: "Sign in" });

  await test.step("remember me, forgot password, a way to create an account, red asterisks", async () => {
    await expect(page.getByRole("checkbox", { name: "Remember me" })).not.toBeChecked();
    await expect(page.getByRole("button", { name: "Forgot password?" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Create account" })).toHaveAttribute(
      "href",
      "/signup",
    );
    const mark = await page.locator("label", { hasText: "Email" }).evaluate((label) => {
      const { content, color } = getComputedStyle(label, "::after");
      return { content, color };
    });
    expect(mark.content).toContain("*");
    const [red = 0, green = 0, blue = 0] = (mark.color.match(/[\d.]+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(Math.max(green, blue));
  });

  await test.step("what is missing or too short is said under its field, and the first wrong one has the focus", async () => {
    await signIn.click();
    await expect(page.getByText("Email is required")).toBeVisible();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expect(email).toBeFocused();
    await email.fill("maya");
    await password.fill("abc");
    await signIn.click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
  });

  await test.step("an error goes once its field is edited", async () => {
    await email.fill(person.email);
    await expect(page.getByText("Please enter a valid email address")).toBeHidden();
    await password.fill("Wrong-1");
    await expect(page.getByText("Password must be at least 6 characters")).toBeHidden();
  });

  await test.step("the password can be shown and hidden", async () => {
    await expect(password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
  });

  await test.step("a wrong password is told in a toast at the top right, and what was typed stays", async () => {
    await signIn.click();
    const toast = page.getByText(CREDENTIALS);
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    expect(box?.y).toBeLessThan(200);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1000);
    await expect(email).toHaveValue(person.email);
    await expect(password).toHaveValue("Wrong-1");
    await page.waitForTimeout(2800);
    await expect(toast).toBeVisible();
    await expect(toast).toBeHidden({ timeout: 4000 });
  });

  await test.step("the right one leads to the dashboard; its toast is gone after two seconds", async () => {
    await password.fill(person.password);
    await signIn.click();
    const toast = page.getByText("Welcome back! You've been logged in successfully.");
    await expect(toast).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(toast).toBeHidden({ timeout: 3500 });
  });
});

test("the sign-in shows a refusal under the field that it is about", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("maya@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Road-to-1");
  for (const [code, label, message] of [
    ["user-not-found", "Email", CREDENTIALS],
    ["wrong-password", "Password", CREDENTIALS],
    ["invalid-email", "Email", "Please enter a valid email address."],
    ["missing-password", "Password", "Password is required. Please enter your password."],
    ["weak-password", "Password", "Password should be at least 6 characters long."],
  ] as const) {
    const failing = await failAuth(page, "/sign-in/email", 400, code);
    await page.getByRole("button", { name: "Sign in" }).click();
    const field = page.getByLabel(label, { exact: true });
    await expect(field, code).toHaveAccessibleDescription(message);
    await expect(field).toBeFocused();
    await field.press("End");
    await field.press("x");
    await expect(field).not.toHaveAccessibleDescription(message);
    await failing.end();
  }
});

test("the sign-in tells in a toast what no field can say", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("maya@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Road-to-1");
  const signIn = page.getByRole("button", { name: "Sign in" });
  for (const [code, status, message] of [
    ["user-disabled", 403, "This account has been disabled. Please contact support for assistance."],
    ["too-many-requests", 429, "Too many failed login attempts. Please wait a few minutes before trying again."],
    ["internal", 500, "An unexpected error occurred. Please try again later."],
  ] as const) {
    const failing = await failAuth(page, "/sign-in/email", status, code);
    await signIn.click();
    await expect(page.getByText(message)).toBeVisible();
    await failing.end();
  }
  await page.context().setOffline(true);
  await signIn.click();
  await expect(page.getByText("Network error. Please check your internet connection and try again.")).toBeVisible();
  await page.context().setOffline(false);
});

test("a forgotten password is asked for in a dialog, from the first address to the second", async ({
  page,
  context,
  person,
}) => {
  await context.clearCookies();
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto("/login");
  await page.getByLabel("Email").fill("nobody@example.com");
  const open = page.getByRole("button", { name: "Forgot password?" });
  await open.click();
  const dialog = page.getByRole("dialog");
  const email = dialog.getByLabel("Email");
  const send = dialog.getByRole("button", { name: "Send Reset Email" });

  await test.step("it locks the page, and Escape and Cancel close it", async () => {
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(20, 300);
    await page.mouse.wheel(0, before > 100 ? -100 : 100);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel("Email")).toBeFocused();
    await open.click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await open.click();
  });

  await test.step("what is wrong is said under the field", async () => {
    await email.fill("");
    await send.click();
    await expect(email).toHaveAccessibleDescription("Email is required");
    await email.fill("nobody@example.com");
    await send.click();
    await expect(email).toHaveAccessibleDescription("No account found with this email address.");
    const failing = await failAuth(page, "/request-password-reset", 400, "invalid-email");
    await send.click();
    await expect(email).toHaveAccessibleDescription("Please enter a valid email address.");
    await failing.end();
  });

  await test.step("the rest in a toast", async () => {
    const busy = await failAuth(page, "/request-password-reset", 429, "too-many-requests");
    await send.click();
    await expect(page.getByText("Too many requests. Please wait a few minutes before trying again.")).toBeVisible();
    await busy.end();
    const broken = await failAuth(page, "/request-password-reset", 500, "internal");
    await send.click();
    await expect(page.getByText("An error occurred. Please try again.")).toBeVisible();
    await broken.end();
  });

  await test.step("sent: Check Your Email, another address, done", async () => {
    await email.fill(person.email);
    await send.click();
    await expect(page.getByText("Password reset email sent! Check your inbox.")).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
    await dialog.getByRole("button", { name: "Try Different Email" }).click();
    await expect(send).toBeVisible();
    await email.fill(person.email);
    await send.click();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(dialog).toBeHidden();
  });
});

test("a sign-out that fails is told, and a second try signs out", async ({ page, person: _ }) => {
  await page.goto("/goals");
  const failing = await failAuth(page, "/sign-out", 500, "internal");
  await page.getByRole("button", { name: /User menu/ }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page.getByText("You could not be signed out. Please try again.")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await failing.end();
  await signOut(page);
});
