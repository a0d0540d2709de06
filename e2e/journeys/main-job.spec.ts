import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../support/journey.ts";
import { completeOnboarding, newAccount, signIn, signUp } from "../support/person.ts";
import { startServer } from "../support/start-server.ts";

const FACTS =
  "I make 85k a year, spend about 4,200 a month, have 20k in an Ally savings account and a Vanguard 401k worth 63k, and I owe 3,200 on a Visa at 24.9%.";

test("from an empty account to a plan whose goals stand with their steps, across a restart and another browser", async ({
  page,
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), "seven-figures-main-"));
  let server = await startServer(dataDir);
  const port = Number(new URL(server.url).port);
  const go = (path: string) => page.goto(`${server.url}${path}`);
  const say = async (text: string) => {
    await page.getByPlaceholder("Ask about your finances...").fill(text);
    await page.keyboard.press("Enter");
    await expect(page.getByText("AI is typing...")).toBeHidden();
  };
  const account = newAccount();

  await page.goto(server.url);
  await signUp(page, account, server.url);
  await completeOnboarding(page);

  await test.step("facts in the person's own words are written, with a receipt", async () => {
    await go("/chatbot");
    await say(FACTS);
    const log = page.getByRole("log");
    for (const text of ["$85,000", "$50,400", "$20,000", "$63,000", "$3,200", "$79,800"]) {
      await expect(log).toContainText(text);
    }
    await go("/financials");
    await expect(page.getByRole("main")).toContainText("$79,800");
    await expect(page.getByLabel("Annual Income")).toHaveValue("85,000");
    await expect(page.getByLabel("Annual Expenses")).toHaveValue("50,400");
    await go("/dashboard");
    await expect(page.getByRole("main")).toContainText("$79,800");
  });

  await test.step("Undo restores all of it", async () => {
    await go("/chatbot");
    await page.getByRole("button", { name: /^Undo/ }).first().click();
    await expect(page.getByText(/Undone/).first()).toBeVisible();
    await go("/financials");
    await expect(page.getByText("Asset information not entered yet. Add your first asset above!")).toBeVisible();
    await expect(page.getByText("Debt information not entered yet. Add your first debt above!")).toBeVisible();
    await expect(page.getByLabel("Annual Income")).toHaveValue("");
  });

  await test.step("the dashboard, the chat and the plan give one date and one likelihood", async () => {
    await go("/chatbot");
    await say(FACTS);
    await go("/dashboard");
    const headline = page.getByRole("button", { name: /How this is computed/ });
    await expect(headline).toContainText(/% by \d{4}/);
    const words = (await headline.textContent()) ?? "";
    const { date, likelihood, year } =
      /pace (?<date>\w+ \d{4}), (?<likelihood>.+) by (?<year>\d{4})/.exec(words)?.groups ?? {};
    expect(date, words).toBeTruthy();
    await headline.click();
    const how = page.getByRole("dialog", { name: "How this is computed" });
    for (const text of [date, `${likelihood} stand at $1,000,000 or above by ${year}`, "$2,883"]) {
      await expect(how).toContainText(text ?? "");
    }
    await go("/chatbot");
    const log = page.getByRole("log");
    await say("When do I reach the million?");
    await expect(log).toContainText(`(${date}).`);
    await expect(log).toContainText(`Likelihood by ${year}: ${likelihood}.`);
    await say("Make me a plan");
    const verdict = `On time. At today's pace you reach $1,000,000 in ${date}, `;
    await expect(log.locator("p", { hasText: verdict })).toContainText(`Likelihood by ${year}: ${likelihood}.`);
    const debts = log.getByRole("columnheader", { name: "Gone by" });
    await expect(debts).toBeHidden();
    await log.locator("summary", { hasText: "The whole plan" }).click();
    await expect(debts).toBeVisible();
    await page.getByRole("button", { name: "Add all" }).last().click();
    await expect(page.getByRole("button", { name: "Add all" })).toBeHidden();
    await say("When am I a millionaire?");
    await expect(log).toContainText(`Around ${date}.`);
  });

  await test.step("the plan names the Visa first and speaks with the person's own numbers", async () => {
    for (const text of ["Clear Visa", "4.8", "$34,600"]) await expect(page.getByRole("log")).toContainText(text);
    await go("/dashboard");
    await expect(page.getByLabel(/First payment to Visa made/)).toHaveAccessibleDescription("Due in 7 days");
    await go("/goals");
    await expect(page.getByRole("button", { name: /Visa/ }).first()).toBeVisible();
  });

  await test.step("all of it is there after a restart, in another browser", async () => {
    await page.goto("about:blank");
    await server.stop();
    server = await startServer(dataDir, port);
    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, account, server.url);
    await elsewhere.goto(`${server.url}/goals`);
    await expect(elsewhere.getByText(/Visa/).first()).toBeVisible();
    await elsewhere.goto(`${server.url}/financials`);
    await expect(elsewhere.getByRole("main")).toContainText("$79,800");
    await elsewhere.context().close();
  });

  await server.stop();
  await rm(dataDir, { recursive: true });
});
