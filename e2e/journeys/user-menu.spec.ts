import type { Page } from "@playwright/test";
import { chatLog, say } from "../support/chat.ts";
import { expect, test } from "../support/journey.ts";
import { signIn } from "../support/person.ts";

const userButton = (page: Page) => page.getByRole("button", { name: /User menu/ });
const signOutItem = (page: Page) => page.getByRole("menuitem", { name: "Sign Out" });

/** Holds files of the build back; gives what lets them through. */
async function holdFiles(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a press on the user menu that begins before the menu is loaded opens it", async ({ page, person: _ }) => {
  const letThrough = await holdFiles(page, "**/assets/overlays-*.js");
  await page.goto("/dashboard");
  await userButton(page).hover();
  await page.mouse.down();
  letThrough();
  await expect(userButton(page)).toHaveAttribute("id", /./);
  await page.mouse.up();
  await signOutItem(page).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("a page that arrives while the user menu is open leaves the keyboard in it", async ({ page, person: _ }) => {
  const letThrough = await holdFiles(page, "**/assets/activity-page-*.js");
  await page.goto("/dashboard");
  await userButton(page).click();
  await page.getByRole("menuitem", { name: "Activity" }).click();
  await expect(signOutItem(page)).toBeHidden();
  await userButton(page).click();
  await expect(signOutItem(page)).toBeVisible();
  letThrough();
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveText("Activity");
  await page.keyboard.press("End");
  await expect(signOutItem(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
});

test("the user menu stays where it is when the page scrolls underneath", async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/profile");
  await userButton(page).click();
  await expect(signOutItem(page)).toBeVisible();
  const { moved, scrolled } = await signOutItem(page).evaluate((item) => {
    const before = item.getBoundingClientRect().top;
    const from = scrollY;
    scrollBy({ top: 200, behavior: "instant" });
    return { moved: item.getBoundingClientRect().top - before, scrolled: scrollY - from };
  });
  expect(scrolled).toBeGreaterThan(0);
  expect(moved).toBe(0);
});

test("who leaves the page while being signed out finds no conversation of theirs next time", async ({
  page,
  context,
  server,
  person,
}) => {
  await page.goto("/chatbot");
  await say(page, "What is my net worth?");
  await page.route("**/api/auth/sign-out", async (route) => void (await route.fetch()));
  const gone = page.waitForRequest("**/api/auth/sign-out");
  await userButton(page).click();
  await signOutItem(page).click();
  await gone;
  await expect(async () => {
    expect((await (await context.request.get(`${server.url}/api/auth/get-session`)).json()) ?? null).toBeNull();
  }).toPass();
  await signIn(page, person);
  await page.goto("/chatbot");
  await expect(chatLog(page).locator("[data-sender]")).toHaveText([/Hi Maya!/]);
});
