import { chromium, type Page } from "@playwright/test";
import { smallTouchTargets } from "../support/check-touch-targets.ts";
import { expect, test } from "../support/journey.ts";
import { createPerson } from "../support/person.ts";
import { addSampleGoals, addSampleMoney } from "../support/sample-data.ts";

const LONG_NAME = "Maximiliana Featherstonehaugh-Cholmondeley ".repeat(4).trim();
const PAGES = [
  "/dashboard",
  "/financials",
  "/goals",
  "/profile",
  "/chatbot",
  "/activity",
  "/your-data",
  "/import",
  "/security",
  "/road",
  "/check-in",
];
const PUBLIC_PAGES = [
  "/",
  "/login",
  "/signup",
  "/terms",
  "/privacy",
  "/reset-password",
  "/confirm-email?token=x",
  "/reminders-off?token=x",
  "/nowhere",
];

/** Amounts that stand in more than one line, or reach out of the page. */
function brokenAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!/^[+−]?\$[\d,]+$/.test(text.textContent?.trim() ?? "")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (lines.length > 1 || lines.some(({ right }) => right > innerWidth)) broken.push(String(text.textContent));
    }
    return broken;
  });
}

test("no page scrolls sideways or breaks an amount from 320 to 1280, however long the names and amounts", async ({
  page,
  context,
  server,
}) => {
  const person = await createPerson(context, server.url, { name: LONG_NAME });
  const huge = { name: LONG_NAME, type: "other" as const };
  const debts = [1, 2].map((at) => ({ ...huge, id: `d${at}`, balance: 1_000_000_000_000, interestRate: null }));
  const assets = [{ ...huge, id: "a1", value: 987_654_321_000 }];
  await person.call("updateUserFinancialsSection", { section: "assets", data: assets });
  await person.call("updateUserFinancialsSection", { section: "debts", data: debts });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (path === "/dashboard") await expect(page.getByText("−$1,012,345,679,000").first()).toBeVisible();
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `${path} at ${width}`).toBeLessThanOrEqual(width);
      expect(await brokenAmounts(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test("a scenario's name of 200 letters without a space stays on the page of the road", async ({ page, settled: _ }) => {
  const name = "x".repeat(200);
  await page.goto("/road");
  await page.getByLabel("Keep the levers as they stand under a name").fill(name);
  await page.getByRole("button", { name: "Keep scenario" }).click();
  await page.getByRole("checkbox", { name }).check();
  await expect(page.getByRole("region", { name: "When you reach" }).getByText(name)).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBeLessThanOrEqual(width);
  }
});

test("the public pages fit a phone of 320, the way in included", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    // Ours comes late on a slow line, and what the phone has instead may be wider
    for (const font of ["", "monospace"]) {
      await page.evaluate((name) => document.documentElement.style.setProperty("--font", name), font);
      const start = page.getByRole("banner").getByRole("link", { name: "Get Started" });
      const { x, width } = (await start.boundingBox()) ?? { x: 0, width: 0 };
      expect(x + width, `${path} ${font}`).toBeLessThanOrEqual(320 - 16);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${font}`).toBeLessThanOrEqual(
        320,
      );
    }
  }
});

test("a phone of 360 whose owner reads text twice as large scrolls nowhere sideways", async ({
  launchOptions,
  server,
}) => {
  test.slow();
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, baseURL: server.url });
  const page = await context.newPage();
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
  const person = await createPerson(context, server.url);
  await addSampleMoney(person);
  await addSampleGoals(person);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
    const { x, width } = (await page.getByRole("link", { name: "Money" }).boundingBox()) ?? { x: 0, width: 361 };
    expect(x + width, `the bottom bar of ${path}`).toBeLessThanOrEqual(360);
  }
  await page.goto("/check-in");
  const name = await page.getByText("Ally Savings").boundingBox();
  expect(name?.width, "a name is not one letter wide").toBeGreaterThan(120);
  await browser.close();
});

test("on a touch screen nothing to press is smaller than a finger", async ({ browser, server }) => {
  test.slow();
  const touch = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, baseURL: server.url };
  const context = await browser.newContext(touch);
  const page = await context.newPage();
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await smallTouchTargets(page, "#root"), path).toEqual([]);
  }
  const person = await createPerson(context, server.url);
  await addSampleMoney(person);
  await addSampleGoals(person);
  for (const path of PAGES.filter((path) => path !== "/chatbot")) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (path === "/dashboard") await page.getByRole("button", { name: "Close", exact: true }).click();
    expect(await smallTouchTargets(page), path).toEqual([]);
  }
  await page.goto("/goals");
  await page.getByRole("button", { name: "Edit Pay off the Visa" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  expect(await smallTouchTargets(page, "[role=dialog]"), "the goal dialog").toEqual([]);
  await dialog
    .getByRole("button", { name: /^Choose/ })
    .first()
    .click();
  await expect(page.getByRole("grid")).toBeVisible();
  expect(await smallTouchTargets(page, "[role=dialog]"), "the calendar").toEqual([]);
  await context.close();
});
