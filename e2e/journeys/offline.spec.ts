import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { checkAccessibility, expectAccessible, noFindings } from "../support/check-accessibility.ts";
import { expect, test } from "../support/journey.ts";
import { createPerson, enterPassword } from "../support/person.ts";
import { addSampleMoney } from "../support/sample-data.ts";
import { startServer } from "../support/start-server.ts";

test.use({ serviceWorkers: "allow" });

const isKept = (page: Page) => page.evaluate(() => caches.has("last-data"));
const untilKept = (page: Page, kept: boolean) => expect.poll(() => isKept(page), { timeout: 20_000 }).toBe(kept);

/** Which paths the browser keeps answers of, in all its stores. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test("without a connection the app opens with the last data, to be read only, and leaves nothing after a sign-out", async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), "seven-figures-"));
  let server = await startServer(dataDir);
  const port = Number(new URL(server.url).port);
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "allow" });
  const person = await createPerson(context, server.url);
  await addSampleMoney(person);
  // A page of its own: the browser complains of each request that it can't make here.
  const page = await context.newPage();
  const note = page.getByText(/There is no connection. This is your data of/);
  const findings = noFindings();

  await test.step("with a connection the app and what it shows are kept, and no answer of the API", async () => {
    await page.goto("/dashboard");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await untilKept(page, true);
    await expect.poll(() => keptPaths(page)).toContain("/dashboard");
    expect((await keptPaths(page)).filter((path) => path.startsWith("/api"))).toEqual([]);
  });

  await test.step("without one it opens with the last data, which can't be changed", async () => {
    await server.stop();
    await page.reload();
    await expect(note).toBeVisible();
    await expect(page.getByText("$600,000").first()).toBeVisible();
    await checkAccessibility(page, "the dashboard offline", findings);
    await page.getByRole("link", { name: "Financials", exact: true }).click();
    await page.getByLabel("Annual Income").click();
    await page.keyboard.type("9");
    await expect(page.getByText("There is no connection, so nothing can be changed right now.")).toBeVisible();
    await expect(page.getByLabel("Annual Income")).toHaveValue("85,000");
    await page.goto("/");
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(note).toBeVisible();
  });

  await test.step("once the server is back, so is everything, by itself", async () => {
    server = await startServer(dataDir, port);
    await expect(note).toBeHidden({ timeout: 20_000 });
    await page.goto("/financials");
    await page.getByLabel("Annual Income").fill("90,000");
    await page.getByRole("button", { name: "Save Income & Expenses" }).click();
    await expect(page.getByText("Financial information saved successfully!")).toBeVisible();
    await untilKept(page, true);
  });

  await test.step("a sign-out takes it along, and an account that is deleted does", async () => {
    await page.getByRole("button", { name: /User menu/ }).click();
    await page.getByRole("menuitem", { name: "Sign Out" }).click();
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    await untilKept(page, false);
    await page.getByRole("checkbox", { name: /remember/i }).check();
    await enterPassword(page, person);
    await untilKept(page, true);
    await person.call("deleteAccount", { password: person.password });
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await untilKept(page, false);
  });

  await test.step("whoever does not want to be remembered leaves nothing either", async () => {
    const other = await createPerson(context, server.url);
    await context.clearCookies();
    await page.goto("/login");
    await enterPassword(page, other);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1_500);
    expect(await isKept(page)).toBe(false);
  });

  expectAccessible("the app offline", findings);
  await context.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
});
