import { BOOTSTRAP_PATH } from "@seven-figures/calls";
import { expect, test } from "../support/journey.ts";
import { hold, refuseBootstrap } from "../support/provoke.ts";

const SLOW = "This takes longer than usual. Still trying.";

test("a page that waits long shows its bars at once, says after 8 seconds that it is still trying, and goes on by itself", async ({
  page,
  person: _,
}) => {
  const bootstrap = await hold(page, BOOTSTRAP_PATH);
  await page.goto("/goals");
  await expect(page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link")).toHaveText([
    "Dashboard",
    "Chatbot",
    "Goals",
    "Financials",
  ]);
  await expect(page.getByText(SLOW)).toBeHidden();
  await expect(page.getByText(SLOW)).toBeVisible({ timeout: 15_000 });
  await bootstrap.end();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Maya");
  await expect(page.getByText(SLOW)).toBeHidden();
});

test("a request that the line lost is made again without a word, and so is a page's first one in parts", async ({
  page,
  settled: _,
}) => {
  await refuseBootstrap(page);
  const lost = new Set<string>();
  await page.route("**/api/us-central1/*", async (route) => {
    const name = new URL(route.request().url()).pathname;
    if (lost.has(name)) return route.continue();
    lost.add(name);
    return route.abort("internetdisconnected");
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "To-Do" })).toContainText("Set up autopay");
  await expect(page.getByText("Net worth over time")).toBeVisible();
  expect(lost.size).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("where scripts are blocked, legal pages can be read and the ways in say what is needed", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  for (const path of ["/login", "/signup", "/dashboard", "/terms"]) {
    await page.goto(path);
    await expect(page.getByText(/needs JavaScript to show your figures and to sign you in/)).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Terms of Service" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("not financial advice");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.close();
});
