import { expect, test } from "../support/journey.ts";
import { createPerson } from "../support/person.ts";
import { failCall, hold, holdCall } from "../support/provoke.ts";

const PROTECTED = ["/onboarding", "/dashboard", "/chatbot", "/goals", "/financials", "/profile"];

test("without a sign-in every protected page leads to /login, and public ones open", async ({ page }) => {
  for (const path of PROTECTED) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
  for (const path of ["/", "/login", "/signup", "/terms", "/privacy"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test("someone onboarded is led from the public pages and from onboarding to the dashboard, and sees every page", async ({
  page,
  person: _,
}) => {
  for (const path of ["/", "/login", "/signup", "/onboarding"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/dashboard$/);
  }
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Seven Figures" })).toHaveAttribute("href", "/dashboard");
  const links = bar.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText(["Dashboard", "Chatbot", "Goals", "Financials"]);
  for (const [name, path] of [
    ["Chatbot", "/chatbot"],
    ["Goals", "/goals"],
    ["Financials", "/financials"],
    ["Dashboard", "/dashboard"],
  ] as const) {
    await bar.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("whoever has not finished onboarding is led there from anywhere, and the links lead nowhere", async ({
  page,
  context,
  server,
}) => {
  await createPerson(context, server.url, { onboarded: false });
  for (const path of ["/", "/login", "/dashboard", "/chatbot", "/goals", "/financials", "/profile", "/nowhere"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/onboarding$/);
  }
  for (const [path, title] of [
    ["/terms", "Terms of Service"],
    ["/privacy", "Privacy Policy"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await page.goto("/onboarding");
  await expect(page.getByText("Step 1 of 4")).toBeVisible();

  await test.step("it takes the place of the page asked for in the history", async () => {
    await page.goto("about:blank");
    await page.goto("/goals");
    await expect(page).toHaveURL(/\/onboarding$/);
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
    await page.goForward();
  });

  await test.step("all four links are disabled, also in the phone's bar", async () => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const nav = page.getByRole("navigation", { name: width === 360 ? "Main, phone" : "Main", exact: true });
      const links = nav.getByRole("link");
      await expect(links).toHaveCount(4);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute("aria-disabled", "true");
        await link.click({ force: true });
        await expect(page).toHaveURL(/\/onboarding$/);
      }
    }
  });
});

test("a page opened without a connection says so, and comes by itself once there is one", async ({
  page,
  context,
  person: _,
}) => {
  await page.goto("/goals");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Goals");
  // A reload would begin the whole app anew, over a connection that is just back.
  let reloads = 0;
  page.on("domcontentloaded", () => (reloads += 1));
  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Financials" }).click();
  await expect(page.getByText("What you opened comes by itself once you are back.")).toBeVisible();
  await expect(page.getByText("This page could not be shown.")).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Cash Flow Analysis" })).toBeVisible();
  await expect(page).toHaveURL(/\/financials$/);
  await expect(page.getByText(/once you are back/)).toBeHidden();
  await expect(page.getByRole("main").locator("dl").first()).toHaveCSS("display", "grid");

  // Another one right after it
  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByText("What you opened comes by itself once you are back.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("region", { name: "To-Do" })).toBeVisible();
  expect(reloads).toBe(0);
});

test("a page that failed to load while the browser took itself for connected comes by a reload, after the wait", async ({
  page,
  person: _,
}) => {
  await page.goto("/goals");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Goals");
  const gone = /\/assets\/financials-page|\/api\/config$/;
  await page.route(gone, (route) => route.abort("internetdisconnected"));
  await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Financials" }).click();
  await expect(page.getByText("What you opened comes by itself once you are back.")).toBeVisible();
  const reloaded = page.waitForEvent("domcontentloaded");
  await page.unroute(gone);
  await reloaded;
  await expect(page.getByRole("heading", { name: "Cash Flow Analysis" })).toBeVisible();
  await expect(page).toHaveURL(/\/financials$/);
});

test("where the onboarding check fails the person is sent to /onboarding", async ({ page, person: _ }) => {
  await failCall(page, "getUserProfile");
  await page.goto("/goals");
  await expect(page).toHaveURL(/\/onboarding$/);
});

test("a spinner shows while authentication and the onboarding status load", async ({ page, person: _ }) => {
  const session = await hold(page, "/api/auth/get-session");
  const profile = await holdCall(page, "getUserProfile");
  await page.goto("/goals");
  const spinner = page.getByRole("main").getByRole("status", { name: "Loading" });
  await expect(spinner).toBeVisible();
  const asked = page.waitForRequest("**/getUserProfile");
  await session.end();
  await asked;
  await expect(spinner).toBeVisible();
  await profile.end();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Maya");
});

test("a change of path starts at the top of the page, and on a phone Financials reads Money", async ({
  page,
  person: _,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/profile");
  const nav = page.getByRole("navigation", { name: "Main, phone" });
  await expect(nav.getByRole("link")).toHaveText(["Dashboard", "Chatbot", "Goals", "Money"]);
  await expect(page.getByLabel("Name")).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await nav.getByRole("link", { name: "Money" }).click();
  await expect(page).toHaveURL(/\/financials$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the user menu names the person and leads to the profile and out", async ({ page, context, server }) => {
  const person = await createPerson(context, server.url, { onboarded: false, name: "Account Name" });
  const menu = page.getByRole("banner").getByRole("button", { name: /menu/i });

  await test.step("the account's name stands where the profile has none", async () => {
    const { basicInfo } = await person.call("getUserProfile", null);
    await person.call("updateUserProfileSection", { profileSection: "basicInfo", data: { ...basicInfo, name: "" } });
    await page.goto("/onboarding");
    await expect(menu).toContainText("Account Name");
  });

  await test.step("else the profile's name; e-mail, Member, Profile and Sign Out", async () => {
    const { basicInfo } = await person.call("getUserProfile", null);
    const named = { ...basicInfo, name: "Profile Name", country: "US", employmentStatus: "Employed" } as const;
    await person.call("updateUserProfileSection", { profileSection: "basicInfo", data: named });
    await page.reload();
    await expect(menu).toContainText("Profile Name");
    await menu.click();
    const popup = page.getByRole("menu");
    await expect(popup).toContainText(person.email);
    await expect(popup.getByText("Member", { exact: true })).toBeVisible();
    await popup.getByRole("menuitem", { name: "Profile" }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await menu.click();
    await popup.getByRole("menuitem", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/login$/);
    // the form stands there once the server has ended the session
    await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
    await page.goto("/profile");
    await expect(page).toHaveURL(/\/login$/);
  });
});
