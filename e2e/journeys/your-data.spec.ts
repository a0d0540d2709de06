import { readFile } from "node:fs/promises";
import { checkAccessibility, expectAccessible, noFindings } from "../support/check-accessibility.ts";
import { expect, test } from "../support/journey.ts";
import { createPerson } from "../support/person.ts";

test("a person downloads their data, starts over and deletes the account", async ({
  page,
  context,
  server,
  person,
}) => {
  const assets = [{ id: "a1", name: "Ally savings", type: "savings" as const, value: 20_000 }];
  await person.call("updateUserFinancialsSection", { section: "assets", data: assets });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /User menu/ }).click();
  await page.getByRole("menuitem", { name: "Your Data" }).click();

  await test.step("the file holds what was entered", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download My Data" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^seven-figures-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(data.account.email).toBe(person.email);
    expect(data.financials.assets).toMatchObject(assets);
  });

  await test.step("one list comes as a spreadsheet's file", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Assets as CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^seven-figures-assets-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await download.path(), "utf8")).toBe(
      "\ufeffAsset,Type,Value,Description\r\nAlly savings,Savings,20000,\r\n",
    );
  });

  await test.step("starting over asks, erases and leads to onboarding", async () => {
    await page.getByRole("button", { name: "Erase My Data" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Erase My Data" }).click();
    await expect(page).toHaveURL(/\/onboarding$/);
    expect((await person.call("getUserFinancials", null)).assets).toBeNull();
  });

  await test.step("deleting the account takes the right password and ends the session", async () => {
    await person.finishOnboarding();
    await page.goto("/your-data");
    await page.getByRole("button", { name: "Delete Account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByRole("button", { name: "Delete Account" }).click();
    await expect(dialog.getByText("Password is required")).toBeVisible();
    await dialog.getByLabel("Password", { exact: true }).fill("not the right one");
    await dialog.getByRole("button", { name: "Delete Account" }).click();
    await expect(dialog.getByText("The password is not right.")).toBeVisible();
    await dialog.getByLabel("Password", { exact: true }).fill(person.password);
    await dialog.getByRole("button", { name: "Delete Account" }).click();
    await expect(page).toHaveURL(/\/login/);
    const again = { headers: { Origin: server.url }, data: { email: person.email, password: person.password } };
    expect((await context.request.post(`${server.url}/api/auth/sign-in/email`, again)).status()).toBe(401);
  });
});

test("the page of one's own data has no accessibility violations, with its dialogs", async ({ page, person: _ }) => {
  test.slow();
  const findings = noFindings();
  await page.goto("/your-data");
  await expect(page.getByRole("button", { name: "Download My Data" })).toBeVisible();
  await checkAccessibility(page, "the page", findings);
  await page.getByRole("button", { name: "Erase My Data" }).click();
  await checkAccessibility(page, "erasing", findings);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByRole("button", { name: "Delete Account" }).click();
  await expect(dialog.getByText("Password is required")).toBeVisible();
  await checkAccessibility(page, "deleting the account", findings);
  expectAccessible("your data", findings);
});

test("the privacy policy names all that the browser keeps, and where to take or erase what the server keeps", async ({
  page,
  context,
  server,
}) => {
  const person = await createPerson(context, server.url, { onboarded: false });
  const kept = new Set<string>();
  const look = async () => {
    for (const { name } of await context.cookies()) kept.add(name.replace(/device-[0-9a-f]+$/, "device-<you>"));
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    for (const key of keys) kept.add(key.replace(/:.+$/, ":<you>"));
  };
  await page.goto("/onboarding");
  await page.getByLabel("Name").fill("Maya Reyes");
  await look();
  await person.finishOnboarding();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("button", { name: /account|menu/i }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await look();

  await page.goto("/privacy");
  await expect(page.locator("main code")).not.toHaveCount(0);
  const names = await page.locator("main code").allTextContents();
  expect([...kept].length).toBeGreaterThanOrEqual(5);
  expect([...kept].filter((name) => !names.includes(name))).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Your Data" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Data");
});
