import { checkAccessibility, expectAccessible, noFindings } from "../support/check-accessibility.ts";
import { expect, test } from "../support/journey.ts";
import { addSampleMoney } from "../support/sample-data.ts";

const SHEET = [
  "Konto;Betrag;Art",
  "Ally Savings;21.500,50;Savings",
  '"Caf\u00e9 shares";1.200,00;Stocks',
  "Home;600.000,00;",
  "Visa;-900,00;Credit card",
  "Pension;unknown;",
].join("\r\n");

test("a list from a spreadsheet is shown row by row, stored as one change and undone as one", async ({
  page,
  person,
}) => {
  await addSampleMoney(person);
  const before = await person.call("getUserFinancials", null);
  const findings = noFindings();
  await page.goto("/financials");
  await page.getByRole("link", { name: "Import from a file" }).click();
  await expect(page).toHaveURL(/\/import$/);
  const card = page.getByRole("region", { name: "Assets and debts" });
  const buffer = Buffer.from(SHEET, "latin1");
  await card.locator("input[type=file]").setInputFiles({ name: "accounts.csv", mimeType: "text/csv", buffer });

  await test.step("what each row would do stands there, and nothing is stored", async () => {
    await expect(card.getByText("2 new, 1 changed, 1 unchanged, 1 not understood")).toBeVisible();
    await expect(card.getByRole("listitem").filter({ hasText: "Ally Savings" })).toContainText(
      "$20,000 is now $21,500.50",
    );
    await expect(card.getByRole("listitem").filter({ hasText: "Caf\u00e9 shares" })).toContainText("Asset · Stocks");
    await expect(card.getByText('Row 5: "unknown" is not an amount.')).toBeVisible();
    expect(await person.call("getUserFinancials", null)).toEqual(before);
    await checkAccessibility(page, "the rows of an import", findings);
    await card.getByLabel("Art").selectOption("Description");
    await expect(card.getByText("1 new, 2 changed, 1 unchanged, 1 not understood")).toBeHidden();
    await card.getByLabel("Art").selectOption("Type");
  });

  await test.step("agreed, all of it is one change", async () => {
    await card.getByRole("button", { name: "Import 3 entries" }).click();
    await expect(card.getByText("3 entries are imported.")).toBeVisible();
    const { assets, debts } = await person.call("getUserFinancials", null);
    expect(assets).toMatchObject([
      { id: "home", value: 600_000 },
      { id: "savings", value: 21_500.5 },
      { name: "Caf\u00e9 shares", type: "stocks", value: 1_200 },
    ]);
    expect(debts).toMatchObject([{ id: "loan" }, { name: "Visa", type: "credit-card", balance: 900 }]);
  });

  await test.step("undone, everything is as it was", async () => {
    await card.getByRole("button", { name: "Undo this import" }).click();
    await expect(card.getByText("Undone: everything is as it was before.")).toBeVisible();
    const { assets, debts } = await person.call("getUserFinancials", null);
    expect({ assets, debts }).toEqual({ assets: before.assets, debts: before.debts });
  });

  await test.step("what was changed elsewhere meanwhile is not written over", async () => {
    await card.getByLabel("Or paste here").fill("Name\tValue\nHome\t$650,000");
    await expect(card.getByText("1 changed")).toBeVisible();
    const stored = (await person.call("getUserFinancials", null)).assets ?? [];
    const moved = stored.map((asset) => (asset.id === "home" ? { ...asset, value: 610_000 } : asset));
    await person.call("updateUserFinancialsSection", { section: "assets", data: moved });
    await card.getByRole("button", { name: "Import 1 entry" }).click();
    await expect(page.getByText(/Your data changed elsewhere/)).toBeVisible();
    await expect(card.getByRole("listitem").getByText("$610,000 is now $650,000")).toBeVisible();
  });

  await test.step("what can't be read is told in a sentence", async () => {
    await card.getByLabel("Or paste here").fill(`Name,Value\n${"Savings,5\n".repeat(2_000)}`);
    await expect(card.getByText(/more than 1,000 rows/)).toBeVisible();
    const workbook = {
      name: "accounts.xlsx",
      mimeType: "application/zip",
      buffer: Buffer.from("PK\u0003\u0004 and more"),
    };
    await card.locator("input[type=file]").setInputFiles(workbook);
    await expect(card.getByText(/This is an Excel workbook/)).toBeVisible();
    await expect(card.getByRole("button", { name: /^Import/ })).toBeHidden();
  });
  expectAccessible("the import page", findings);
});

test("a history of net worth is shown row by row, its dates asked about, stored as one change and undone as one", async ({
  page,
  person,
}) => {
  await addSampleMoney(person);
  const told = async () => (await person.call("getPast", null)).told;
  await person.call("saveToldFigures", {
    told: [{ id: "t1", date: "2024-03-02", of: "net-worth", name: "", amount: 100_000 }],
  });
  const before = await told();
  const findings = noFindings();
  await page.goto("/check-in");
  await page.getByRole("link", { name: "Import from a file" }).click();
  const card = page.getByRole("region", { name: "Net worth of earlier days" });
  const sheet = ["Datum;Net worth;Visa", "02/01/2024;90.000,50;-900", "02/03/2024;100.500,00;", "soon;5;"].join("\n");
  const buffer = Buffer.from(sheet);
  await card.locator("input[type=file]").setInputFiles({ name: "history.csv", mimeType: "text/csv", buffer });

  await test.step("whether the day or the month comes first is asked, and nothing is stored", async () => {
    await expect(card.getByText("Say whether the day or the month comes first in the dates.")).toBeVisible();
    await expect(card.getByRole("button", { name: "Nothing to import" })).toBeDisabled();
    await card.getByLabel("02/01/2024 is").selectOption({ label: "Jan 2, 2024" });
    await expect(card.getByText("2 new, 1 changed, 1 not understood")).toBeVisible();
    await expect(card.getByRole("listitem").filter({ hasText: "Mar 2, 2024" })).toContainText(
      "$100,000 is now $100,500",
    );
    await expect(card.getByText('Row 3: "soon" is not a date.')).toBeVisible();
    expect(await told()).toEqual(before);
    await checkAccessibility(page, "the rows of a history", findings);
  });

  await test.step("agreed, it is one change that touches nothing of today, and is undone as one", async () => {
    await card.getByRole("button", { name: "Import 3 figures" }).click();
    await expect(card.getByText("3 earlier figures are imported.")).toBeVisible();
    expect(await told()).toMatchObject([
      { date: "2024-01-02", of: "net-worth", amount: 90_000.5 },
      { date: "2024-01-02", of: "debt", name: "Visa", amount: 900 },
      { id: "t1", date: "2024-03-02", amount: 100_500 },
    ]);
    expect(await person.call("getUserStats", null)).toMatchObject({ netWorth: 600_000 });
    await card.getByRole("button", { name: "Undo this import" }).click();
    await expect(card.getByText("Undone: everything is as it was before.")).toBeVisible();
    expect(await told()).toEqual(before);
  });
  expectAccessible("the import of a history", findings);
});

/** Three whole months of a checking account, in the manner of a bank. */
function statementOf(year: number): string {
  const months = ["01", "02", "03"].flatMap((month) => [
    `${month}/01/${year},ZEPHYR PAYROLL,"4,000.00"`,
    `${month}/05/${year},QUILLON RENT,"-1,500.00"`,
    `${month}/12/${year},Online transfer to savings 4411,-600.00`,
    `${month}/20/${year},BRAMBLE MARKET,-300.00`,
    `${month}/27/${year},BRAMBLE MARKET REFUND,50.00`,
  ]);
  return ["Date,Description,Amount", ...months, `04/02/${year},ZEPHYR PAYROLL,"4,000.00"`].join("\n");
}

test("a bank's statement gives income and spending, and no line of it leaves the browser", async ({ page, person }) => {
  await addSampleMoney(person);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const findings = noFindings();
  // As after an update: the last part of the page is gone from the server, and the others do without.
  await page.route("**/import-history-*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto("/import");
  const card = page.getByRole("region", { name: "Income and spending from a bank statement" });
  const buffer = Buffer.from(statementOf(new Date().getFullYear() - 1));
  await card.locator("input[type=file]").setInputFiles({ name: "checking.csv", mimeType: "text/csv", buffer });
  await expect(card.getByRole("row", { name: /^January/ })).toContainText("$4,000$1,750");
  await expect(card.getByRole("row", { name: /^April/ })).toContainText("Partial");
  await expect(card.getByText("On average of 3 whole months: $4,000 in and $1,750 spent a month.")).toBeVisible();
  await checkAccessibility(page, "a statement's months", findings);

  await card.getByText(/Between your own accounts/).click();
  await card.getByLabel("Online transfer to savings 4411 is").first().selectOption("Spending");
  await expect(card.getByText("$1,950 spent a month")).toBeVisible();
  await card.getByRole("checkbox", { name: /Annual Income/ }).uncheck();
  await card.getByRole("button", { name: "Store these figures" }).click();
  await expect(card.getByText("Your figures are stored.")).toBeVisible();
  const { financialInfo } = await person.call("getUserFinancials", null);
  expect(financialInfo).toEqual({ annualIncome: 85_000, annualExpenses: 23_400, currentSavings: 20_000 });
  await card.getByRole("button", { name: "Undo this import" }).click();
  await expect(card.getByRole("button", { name: "Store these figures" })).toBeVisible();
  expect((await person.call("getUserFinancials", null)).financialInfo.annualExpenses).toBe(50_400);
  await expect(page.getByRole("region", { name: "Net worth of earlier days" })).toBeHidden();

  expect(sent.filter((request) => request.includes("23400"))).toHaveLength(1);
  expect(sent.filter((request) => /zephyr|quillon|bramble|4411|checking\.csv/i.test(request))).toEqual([]);
  expectAccessible("a bank statement", findings);
});
