import { expect, test } from "../support/journey.ts";
import { createPerson, newAccount } from "../support/person.ts";
import { failAuth } from "../support/provoke.ts";

test("the sign-up checks what is typed, says so under each field, and takes it back as it is edited", async ({
  page,
}) => {
  await page.goto("/signup");
  const main = page.getByRole("main");
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password", { exact: true });
  const confirm = page.getByLabel("Confirm Password");
  const terms = page.getByRole("checkbox", { name: /I agree/ });
  const create = page.getByRole("button", { name: "Create account" });
  await expect(main.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms");
  await expect(main.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy");

  await create.click();
  await expect(email).toHaveAccessibleDescription("Email is required");
  await expect(password).toHaveAccessibleDescription(/^Password is required/);
  await expect(confirm).toHaveAccessibleDescription("Please confirm your password");
  await expect(terms).toHaveAccessibleDescription(
    "You must agree to the Terms of Service and Privacy Policy to create an account",
  );
  for (const [typed, message] of [
    ["Abc1", "Password must be at least 6 characters"],
    ["ABCDEF1", "Password must contain at least one lowercase letter"],
    ["abcdef1", "Password must contain at least one uppercase letter"],
    ["Abcdefg", "Password must contain at least one number"],
  ] as const) {
    await password.fill(typed);
    await expect(password).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  await password.fill("Road-to-1");
  await confirm.fill("Road-to-2");
  await expect(confirm).toHaveAccessibleDescription("Passwords do not match");
  await confirm.fill("Road-to-1");
  await terms.check();
  await email.fill("maya@example.com");
  for (const field of [email, password, confirm, terms]) {
    await expect(field).not.toHaveAttribute("aria-invalid", "true");
  }
});

test("the sign-up tells each refusal in its place and keeps what was typed", async ({ page, context, server }) => {
  const taken = await createPerson(context, server.url);
  await context.clearCookies();
  await page.goto("/signup");
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password", { exact: true });
  await email.fill(taken.email);
  await password.fill(taken.password);
  await page.getByLabel("Confirm Password").fill(taken.password);
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  const create = page.getByRole("button", { name: "Create account" });

  await test.step("under its field", async () => {
    await create.click();
    await expect(email).toHaveAccessibleDescription(
      "An account with this email already exists. Please try logging in instead.",
    );
    for (const [code, field, message] of [
      ["invalid-email", email, /^Please enter a valid email address\./],
      [
        "weak-password",
        password,
        /^Password should be at least 6 characters long with a mix of letters, numbers, and symbols\./,
      ],
    ] as const) {
      const failing = await failAuth(page, "/sign-up/email", 400, code);
      await create.click();
      await expect(field).toHaveAccessibleDescription(message);
      await failing.end();
    }
  });

  await test.step("the rest in a toast that begins with 'Registration failed'", async () => {
    for (const [code, status, message] of [
      ["operation-not-allowed", 403, "Email/password accounts are not enabled. Please contact support."],
      ["too-many-requests", 429, "Too many requests. Please wait a few minutes before trying again."],
      ["internal", 500, "An unexpected error occurred. Please try again later."],
    ] as const) {
      const failing = await failAuth(page, "/sign-up/email", status, code);
      await create.click();
      await expect(page.getByText(`Registration failed: ${message}`)).toBeVisible();
      await failing.end();
    }
    await context.setOffline(true);
    await create.click();
    await expect(
      page.getByText("Registration failed: Network error. Please check your internet connection and try again."),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(email).toHaveValue(taken.email);
    await expect(password).toHaveValue(taken.password);
  });
});

test("a sign-up makes the account, renews the token, waits a second, prepares the profile, greets and goes on", async ({
  page,
}) => {
  const account = newAccount();
  const asked: { path: string; at: number }[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith("/api/")) asked.push({ path, at: Date.now() });
  });
  await page.goto("/signup");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByLabel("Confirm Password").fill(account.password);
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Welcome to Seven Figures! Your account has been created.")).toBeVisible();
  await expect(page).toHaveURL(/\/onboarding$/);
  const at = (path: string) => asked.find((request) => request.path === path)?.at ?? Number.NaN;
  const [created, renewed, prepared] = [
    at("/api/auth/sign-up/email"),
    at("/api/auth/token"),
    at("/api/us-central1/createUserProfile"),
  ];
  expect(renewed).toBeGreaterThanOrEqual(created);
  expect(prepared - renewed).toBeGreaterThanOrEqual(990);
});
