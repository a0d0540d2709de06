import { answerWith, chatLog, messageField, say } from "../support/chat.ts";
import { expect, test } from "../support/journey.ts";
import { createPerson } from "../support/person.ts";

test("the mini chat is open by default, closes to a bubble, and leads to the help and the full chat", async ({
  page,
  context,
  server,
}) => {
  await createPerson(context, server.url);
  await page.goto("/dashboard");
  const panel = page.getByRole("region", { name: "AI Assistant" });
  await expect(panel.getByRole("heading", { name: "AI Assistant" })).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "Open AI Assistant" }).click();
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "Help" }).click();
  const help = page.getByRole("dialog", { name: "Chatbot Help & Tips" });
  await expect(help).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await panel.getByRole("button", { name: "Open full chatbot" }).click();
  await expect(page).toHaveURL(/\/chatbot$/);
});

test("in the mini chat Enter sends, Shift+Enter does not, and answers are formatted", async ({
  page,
  context,
  server,
}) => {
  await createPerson(context, server.url);
  await page.goto("/dashboard");
  const panel = page.getByRole("region", { name: "AI Assistant" });
  const [field, send] = [messageField(page), panel.getByRole("button", { name: "Send" })];
  const plan = panel.getByRole("button", { name: "Make me a plan" });
  await expect(plan).toBeVisible();
  await expect(send).toBeDisabled();
  await field.fill("What first?");
  await expect(send).toBeEnabled();
  await field.press("Shift+Enter");
  await expect(field).toHaveValue("What first?");
  await expect(chatLog(page).locator("[data-sender]")).toHaveCount(1);

  const { promise: after, resolve } = Promise.withResolvers<void>();
  await answerWith(page, { message: "**Pay** the Visa:\n\n1. autopay\n2. avalanche", after });
  await field.press("Enter");
  await expect(panel.getByText("AI is typing...")).toBeVisible();
  await expect(field).toHaveValue("");
  resolve();
  await expect(panel.getByText("AI is typing...")).toBeHidden();
  await expect(chatLog(page).locator("[data-sender]")).toHaveCount(3);
  await expect(plan).toBeHidden();
  await expect(chatLog(page).locator("strong")).toHaveText("Pay");
  await expect(chatLog(page).locator("ol").getByRole("listitem")).toHaveText(["autopay", "avalanche"]);
});

test("what the advisor writes down shows on every open page without a reload, and so does its undo", async ({
  page,
  context,
  server,
}) => {
  await createPerson(context, server.url);
  await page.goto("/dashboard");
  const elsewhere = await context.newPage();
  await elsewhere.goto("/financials");
  await expect(elsewhere.getByText("Asset information not entered yet. Add your first asset above!")).toBeVisible();
  await page.bringToFront();
  const netWorth = page.getByRole("region", { name: "Net worth", exact: true });
  await expect(netWorth).toContainText("$0");

  await test.step("dashboard", async () => {
    await say(page, "I have 20k in an Ally savings account and owe 3,200 on a Visa at 24.9%");
    await expect(netWorth).toContainText("$16,800");
    await expect(page.getByRole("region", { name: "Next Milestone" })).toContainText("$50,000");
  });

  await test.step("financials and goals, within the same page", async () => {
    const bar = page.getByRole("navigation", { name: "Main", exact: true });
    await bar.getByRole("link", { name: "Financials" }).click();
    await expect(page.getByRole("main")).toContainText("Ally");
    await bar.getByRole("link", { name: "Goals" }).click();
    await expect(page.getByRole("main")).toContainText("$16,800");
    await bar.getByRole("link", { name: "Dashboard" }).click();
  });

  await test.step("another tab, once it is looked at", async () => {
    await elsewhere.bringToFront();
    await elsewhere.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await expect(elsewhere.getByRole("main")).toContainText("$16,800");
    await page.bringToFront();
  });

  await test.step("undo", async () => {
    await page.getByRole("button", { name: /^Undo/ }).first().click();
    await expect(netWorth).toContainText("$0");
    await expect(netWorth).not.toContainText("$16,800");
  });
});
