import { checkAccessibility, expectAccessible, noFindings } from "../support/check-accessibility.ts";
import { expect, test } from "../support/journey.ts";
import { type Person, signOut } from "../support/person.ts";
import { addSampleGoals } from "../support/sample-data.ts";

const ASSETS = [
  ["Home", "real-estate", 600_000],
  ["Ally Savings", "savings", 20_000],
  ["Fidelity 401k", "retirement", 86_000],
  ["Vanguard", "stocks", 41_000],
  ["Bitcoin", "crypto", 4_000],
] as const;
const DEBTS = [
  ["Mortgage", "mortgage", 410_000],
  ["Student loan", "student-loan", 11_000],
  ["Visa", "credit-card", 2_800],
] as const;

async function addEightBalances(person: Person): Promise<void> {
  await person.call("saveUserFinancials", {
    financials: {
      financialInfo: { annualIncome: 85_000, annualExpenses: 50_400, currentSavings: 20_000 },
      assets: ASSETS.map(([name, type, value], at) => ({ id: `a${at}`, name, type, value })),
      debts: DEBTS.map(([name, type, balance], at) => ({ id: `d${at}`, name, type, balance, interestRate: 5 })),
    },
  });
}

test("eight balances are brought up to date in one go, as one change, and what came of it is told", async ({
  page,
  person,
}) => {
  await page.goto("/check-in");
  await page.getByRole("button", { name: "Save Check-in" }).click();
  await expect(page.getByText("There is nothing to keep yet.")).toBeVisible();
  expect((await person.call("getPast", null)).checkIns).toEqual([]);

  await addEightBalances(person);
  await addSampleGoals(person);
  await page.goto("/dashboard");
  const link = page.getByRole("region", { name: "Net worth", exact: true }).getByRole("link", { name: "Check in" });
  await expect(link).toBeVisible();

  const begun = Date.now();
  let [clicks, keys] = [0, 0];
  const click = async (name: RegExp | string, role: "link" | "button" | "textbox" = "button") => {
    await page.getByRole(role, { name }).first().click();
    clicks += 1;
  };
  const type = async (text: string) => {
    for (const key of text) await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    keys += text.length + 1;
  };
  await click("Check in", "link");
  await click(/^Home/, "textbox");
  for (const amount of ["605000", "21500", "87100", "42000", "3900", "409200", "10760", "2650"]) await type(amount);
  await expect(page.getByLabel(/^Annual Income/)).toBeFocused();
  await click("Save Check-in");
  const summary = page.getByRole("region", { name: "Your check-in is saved" });
  await expect(summary).toContainText("$336,890");
  console.log(`Eight balances: ${clicks} clicks, ${keys} keys, ${((Date.now() - begun) / 1000).toFixed(1)} s`);

  await expect(summary).toContainText("+$9,690 since");
  await expect(summary.locator("dl")).toHaveText(/Saved.*\+\$1,500.*Market.*\+\$7,000.*Debts.*\+\$1,190/);
  await expect(summary).toContainText(/Your million at today's pace[A-Z][a-z]+ 20\d\d/);
  await expect(summary).toContainText("Set up autopay");
  const dialog = page.getByRole("dialog");
  await summary.locator("dl").getByRole("button", { name: "+$7,000" }).click();
  await expect(dialog).toContainText("counts as market");
  await page.keyboard.press("Escape");
  await summary.getByRole("button", { name: /^[A-Z][a-z]+ 20\d\d/ }).click();
  await expect(dialog).toContainText("Investments grow");
  await page.keyboard.press("Escape");
  const { changes } = await person.call("getActivity", null);
  expect(changes[0]?.fields).toHaveLength(9);
  expect(changes.filter(({ summary }) => summary.includes("Check-in"))).toHaveLength(1);

  await summary.getByRole("button", { name: "Undo this check-in" }).click();
  await expect(page.getByText("as they were before this check-in")).toBeVisible();
  expect(await person.call("getUserFinancials", null)).toMatchObject({ assets: [{ value: 600_000 }, {}, {}, {}, {}] });
});

test("nothing typed in a check-in is lost: to a reload, Back, a lost line, or a change elsewhere", async ({
  page,
  context,
  person,
}) => {
  await addEightBalances(person);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Check in" }).click();
  const field = (name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
  await field("Home").fill("605k");
  await field("Visa").fill("0");
  await page.getByRole("button", { name: "Mark Bitcoin closed" }).click();
  await page.getByRole("button", { name: "Add Asset" }).click();
  await page.getByLabel("Asset Name").fill("Roth IRA");
  await page.reload();
  await expect(page.getByText("What you typed before is still here.")).toBeVisible();
  await expect(field("Home")).toHaveValue("605,000");
  await expect(page.getByLabel("Asset Name")).toHaveValue("Roth IRA");
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole("button", { name: "Keep Bitcoin" })).toBeVisible();

  await person.call("updateUserFinancialsSection", {
    section: "assets",
    data: ASSETS.map(([name, assetType, value], at) => ({ id: `a${at}`, name, type: assetType, value: value + 1_000 })),
  });
  const save = page.getByRole("button", { name: "Save Check-in" });
  await save.click();
  await expect(page.getByLabel("Value"), "the wrong field has the focus").toBeFocused();
  await expect(page.getByLabel("Value")).toHaveAccessibleDescription("Asset value is required");
  await page.getByLabel("Value").fill("6500");
  await save.click();
  await expect(page.getByText("Home: $601,000")).toBeVisible();
  await expect(field("Home")).toHaveValue("605,000");
  await expect(field("Ally Savings"), "what was left alone follows").toHaveValue("21,000");

  await context.setOffline(true);
  await save.click();
  await expect(page.getByText("Your check-in could not be saved. Please try again.")).toBeVisible();
  await expect(field("Home")).toHaveValue("605,000");
  await context.setOffline(false);
  await save.dblclick();
  await expect(page.getByRole("region", { name: "Your check-in is saved" })).toBeVisible();
  const { assets, debts } = await person.call("getUserFinancials", null);
  expect(assets?.map(({ name, value }) => [name, value])).toEqual([
    ["Home", 605_000],
    ["Ally Savings", 21_000],
    ["Fidelity 401k", 87_000],
    ["Vanguard", 42_000],
    ["Roth IRA", 6_500],
  ]);
  expect(debts?.map(({ name }) => name)).toEqual(["Mortgage", "Student loan"]);
  expect((await person.call("getPast", null)).checkIns).toHaveLength(1);

  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.getByRole("link", { name: "Check in" }).click();
  await expect(field("Home"), "what was saved is not typed any more").toHaveValue("605,000");
  await expect(page.getByText("What you typed before is still here.")).toBeHidden();
  await expect(page.getByRole("button", { name: "Start Over" })).toBeHidden();
  await field("Home").fill("610k");
  await page.goto("/activity");
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).toContain("check-in-draft");
  await signOut(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain("check-in-draft");
});

test("the check-in has no accessibility violations, filled in, with errors and once it is saved", async ({
  page,
  person,
}) => {
  test.slow();
  await addEightBalances(person);
  await addSampleGoals(person);
  const findings = noFindings();
  await page.goto("/check-in");
  await page.getByRole("button", { name: "Add Debt" }).click();
  await page.getByLabel("Debt Name").fill("Car loan");
  await page.getByRole("button", { name: "Mark Bitcoin closed" }).click();
  await page.getByRole("textbox", { name: /^Visa/ }).fill("abc");
  await page.getByRole("button", { name: "Save Check-in" }).click();
  await expect(page.getByText("Debt balance must be a valid number")).toBeVisible();
  await checkAccessibility(page, "with errors", findings);
  await page.getByRole("button", { name: "Start Over" }).click();
  await page.getByRole("button", { name: "Save Check-in" }).click();
  await expect(page.getByRole("region", { name: "Your check-ins" })).toBeVisible();
  await checkAccessibility(page, "saved", findings);
  expectAccessible("the check-in", findings);
});

test("what was before is told by a dialog or in the chat, changed, removed and brought back", async ({
  page,
  person,
}) => {
  await addEightBalances(person);
  await page.goto("/check-in");
  const earlier = page.getByRole("region", { name: "Earlier figures" });
  await earlier.getByRole("button", { name: "Add an Earlier Figure" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save Figure" }).click();
  await expect(dialog.getByLabel("Amount")).toHaveAccessibleDescription("Amount is required");
  await dialog.getByLabel("Amount").fill("150k");
  await dialog.getByRole("textbox", { name: "When" }).fill("12/2021");
  await dialog.getByRole("button", { name: "Save Figure" }).click();
  await expect(earlier.getByRole("listitem")).toHaveText(/Net worth Dec 31, 2021\$150,000/);

  await person.call("handleSmartChatMessage", { message: "I had 240k last December", sessionId: "s1" });
  const lastDecember = `Dec 31, ${new Date().getFullYear() - 1}`;
  await page.reload();
  await expect(earlier.getByRole("listitem").first()).toContainText(lastDecember);
  await earlier.getByRole("button", { name: `Edit Net worth on ${lastDecember}` }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(earlier.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(earlier.getByRole("listitem")).toHaveCount(2);

  await page.goto("/dashboard");
  await page.getByText("Show the numbers").click();
  await expect(page.getByRole("table")).toContainText("Dec 31, 2021, told later$150,000");
});
