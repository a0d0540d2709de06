import type { Page } from "@playwright/test";
import { checkAccessibility, expectAccessible, noFindings } from "../support/check-accessibility.ts";
import { expect, test } from "../support/journey.ts";
import { failAuth } from "../support/provoke.ts";

interface View {
  name: string;
  path: string;
  /** Brings the page to what is to be looked at. */
  prepare?: (page: Page) => Promise<void>;
}

async function submitEmpty(page: Page): Promise<void> {
  await page.locator("form").getByRole("button").last().click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
}

const VIEWS: View[] = [
  { name: "landing", path: "/" },
  { name: "terms", path: "/terms" },
  { name: "privacy", path: "/privacy" },
  { name: "not found", path: "/nowhere" },
  { name: "login", path: "/login" },
  { name: "login with errors", path: "/login", prepare: submitEmpty },
  {
    name: "login with a toast",
    path: "/login",
    prepare: async (page) => {
      await failAuth(page, "/sign-in/email", 401, "invalid-credential");
      await page.getByLabel("Email").fill("maya@example.com");
      await page.getByLabel("Password", { exact: true }).fill("Road-to-1");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByText("Invalid email or password").hover();
    },
  },
  {
    name: "forgot password with an error",
    path: "/login",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Forgot password?" }).click();
      await page.getByRole("button", { name: "Send Reset Email" }).click();
      await expect(page.getByText("Email is required")).toBeVisible();
    },
  },
  {
    name: "check your email",
    path: "/login",
    prepare: async (page) => {
      await page.route("**/api/auth/request-password-reset", (route) => route.fulfill({ json: { status: true } }));
      await page.getByRole("button", { name: "Forgot password?" }).click();
      await page.getByRole("dialog").getByLabel("Email").fill("maya@example.com");
      await page.getByRole("button", { name: "Send Reset Email" }).click();
      await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
    },
  },
  { name: "signup", path: "/signup" },
  { name: "signup with errors", path: "/signup", prepare: submitEmpty },
  { name: "reset link that is not complete", path: "/reset-password" },
  { name: "reset", path: "/reset-password?token=x" },
  { name: "reset with errors", path: "/reset-password?token=x", prepare: submitEmpty },
  {
    name: "reset link that was used",
    path: "/reset-password?token=used",
    prepare: (page) => expect(page.getByRole("button", { name: "Send Reset Email" })).toBeVisible(),
  },
];

test("the public pages have no accessibility violations, their dialogs and errors included", async ({ page }) => {
  test.slow();
  const findings = noFindings();
  await page.route("**/api/auth/check-reset-link", (route) =>
    route.fulfill({ json: { valid: route.request().postDataJSON().token !== "used" } }),
  );
  for (const { name, path, prepare } of VIEWS) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await prepare?.(page);
    await checkAccessibility(page, name, findings);
  }
  expectAccessible("the public pages", findings);
});
