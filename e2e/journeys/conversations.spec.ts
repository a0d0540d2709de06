import { chatLog, say } from "../support/chat.ts";
import { expect, test } from "../support/journey.ts";
import { signIn, signOut } from "../support/person.ts";

const OWNED = "I have 20k in an Ally savings account";
const ASKED = "What is my net worth?";

test("a conversation is the same in all tabs, outlives its session, and can be read again once it is over", async ({
  page,
  context,
  person,
}) => {
  test.slow();
  await page.goto("/chatbot");
  await say(page, OWNED);
  const other = await context.newPage();
  const messages = chatLog(page).locator("[data-sender]");
  const otherMessages = chatLog(other).locator("[data-sender]");

  await test.step("a tab that is opened later shows it, receipt and all", async () => {
    await other.goto("/dashboard");
    await expect(chatLog(other)).toContainText(OWNED);
    await expect(chatLog(other).getByRole("button", { name: /^Undo/ })).toBeVisible();
    await expect(otherMessages).toHaveCount(3);
  });

  await test.step("what is said in one tab shows in the other", async () => {
    await say(other, ASKED);
    await expect(chatLog(page)).toContainText(ASKED);
    await expect(messages).toHaveCount(5);
  });

  await test.step("after a session that ended it is still there", async () => {
    await context.clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, person);
    await page.goto("/chatbot");
    await expect(messages).toHaveCount(5);
    await expect(page.getByRole("button", { name: "Make me a plan" })).toBeHidden();
  });

  await test.step("Clear Chat holds for all tabs, and so does its Undo", async () => {
    await other.goto("/dashboard");
    await expect(otherMessages).toHaveCount(5);
    await page.getByRole("button", { name: "Clear Chat" }).click();
    await expect(messages).toHaveCount(1);
    for (const [width, height] of [
      [360, 800],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const toast = await page.getByText("Chat cleared").boundingBox();
      const help = await page.getByRole("button", { name: "Help", exact: true }).boundingBox();
      expect(toast?.y, `${width}`).toBeGreaterThan((help?.y ?? 0) + (help?.height ?? 0));
    }
    await expect(otherMessages).toHaveCount(1);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(messages).toHaveCount(5);
    await expect(otherMessages).toHaveCount(5);
  });

  await test.step("signing out leads back to one greeting; what was said can be read again and gone on with", async () => {
    await signOut(page);
    await signIn(page, person);
    await page.goto("/chatbot");
    await expect(messages).toHaveText([/Hi Maya!/]);
    await page.getByRole("button", { name: "Earlier conversations" }).click();
    const dialog = page.getByRole("dialog", { name: "Earlier conversations" });
    await dialog.getByRole("button", { name: new RegExp(`^${OWNED}.*4 messages`) }).click();
    await expect(dialog.getByText(ASKED)).toBeVisible();
    await dialog.getByRole("button", { name: "All conversations" }).click();
    await dialog.getByRole("listitem").getByRole("button").click();
    await dialog.getByRole("button", { name: "Go on with this one" }).click();
    await expect(dialog).toBeHidden();
    await expect(messages).toHaveCount(5);
  });
});

test("a long conversation can be read back to its beginning in a tab that has only its end", async ({
  page,
  context,
  person,
}) => {
  test.slow();
  await page.goto("/chatbot");
  await say(page, OWNED);
  const sessionId = await page.evaluate(() => {
    const stored = Object.entries(localStorage).find(([key]) => key.startsWith("chat-session:"))?.[1];
    return String(JSON.parse(stored ?? "{}").sessionId);
  });
  for (let at = 0; at < 59; at++) {
    await person.call("handleSmartChatMessage", { message: `What is ${at} percent of 200?`, sessionId });
  }
  const other = await context.newPage();
  const earlier = other.getByRole("button", { name: "Show earlier messages" });
  const messages = chatLog(other).locator("[data-sender]");

  await test.step("what is read stays in place, and nothing is missing", async () => {
    await other.goto("/chatbot");
    await expect(messages).toHaveCount(100);
    await earlier.scrollIntoViewIfNeeded();
    const first = messages.first();
    const read = await first.evaluateHandle((message) => message);
    const before = (await first.boundingBox())?.y;
    await earlier.click();
    await expect(messages).toHaveCount(121);
    expect(Math.abs(((await read.asElement()?.boundingBox())?.y ?? 0) - (before ?? 0))).toBeLessThan(80);
    await expect(earlier).toBeHidden();
    await expect(chatLog(other)).toBeFocused();
    await expect(messages.nth(1)).toContainText(OWNED);
  });

  await test.step("a tab that missed much leaves no gap", async () => {
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await page.reload();
    const mine = chatLog(page).locator("[data-sender]");
    await expect(mine).toHaveCount(100);
    await expect(mine.first()).toContainText("What is 9 percent");
    await page.getByRole("button", { name: "Show earlier messages" }).click();
    await expect(mine).toHaveCount(121);
  });
});
