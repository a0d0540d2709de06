import { answerWith, CHAT, chatLog, messageField, say } from "../support/chat.ts";
import { expect, test } from "../support/journey.ts";
import { signIn, signOut } from "../support/person.ts";
import { failCall } from "../support/provoke.ts";

const GREETING = "Hi Maya! I'm your AI financial advisor. How can I help you today?";
const QUESTIONS = ["How can I save more money?", "How do I start investing?", "Help me create a budget"];

test("the chatbot page opens with a greeting, a plan button and questions that only fill the field", async ({
  page,
  person: _,
}) => {
  await page.goto("/chatbot");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maya Reyes's AI Financial Advisor");
  await expect(chatLog(page)).toContainText(GREETING);
  await expect(chatLog(page).locator("[data-sender]")).toHaveCount(1);
  await expect(messageField(page)).toHaveAttribute("placeholder", "Ask about your finances...");
  await expect(page.getByRole("button", { name: "Clear Chat" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Make me a plan" })).toBeVisible();

  await test.step("Help explains the chat", async () => {
    await page.getByRole("button", { name: "Help", exact: true }).click();
    const help = page.getByRole("dialog", { name: "Chatbot Help & Tips" });
    await expect(help.getByRole("listitem")).toHaveCount(4);
    await help.getByRole("button", { name: "Got it" }).click();
    await expect(help).toBeHidden();
  });

  await test.step("a quick question fills the field and sends nothing", async () => {
    const quick = page.getByRole("group", { name: "Quick questions" }).getByRole("button");
    await expect(quick).toHaveText(QUESTIONS);
    for (const question of QUESTIONS) {
      await quick.filter({ hasText: question }).click();
      await expect(messageField(page)).toHaveValue(question);
    }
    await expect(chatLog(page).locator("[data-sender]")).toHaveCount(1);
  });
});

test("a message is written in a field that grows, and sent by Enter once the advisor is done", async ({
  page,
  person: _,
}) => {
  await page.goto("/chatbot");
  const [field, send] = [messageField(page), page.getByRole("button", { name: "Send" })];

  await test.step("Send waits for words, and blanks are none", async () => {
    await expect(send).toBeDisabled();
    await field.fill("   ");
    await expect(send).toBeDisabled();
    await field.press("Enter");
    await expect(chatLog(page).locator("[data-sender]")).toHaveCount(1);
  });

  await test.step("Shift+Enter begins a new line, and the field grows to 8rem", async () => {
    await field.fill("One");
    await field.press("Shift+Enter");
    await field.pressSequentially("Two");
    await expect(field).toHaveValue("One\nTwo");
    const height = () => field.evaluate((area) => area.getBoundingClientRect().height);
    const two = await height();
    await field.fill("line\n".repeat(6));
    expect(await height()).toBeGreaterThan(two);
    await field.fill("line\n".repeat(40));
    expect(await height()).toBe(8 * 16);
  });

  await test.step("while the answer is awaited the advisor is typing and nothing can be sent", async () => {
    const { promise: after, resolve } = Promise.withResolvers<void>();
    await answerWith(page, { message: "The fund.", after });
    await field.fill("What first?");
    await field.press("Enter");
    await expect(page.getByText("AI is typing...")).toBeVisible();
    await field.fill("And then?");
    await expect(send).toBeDisabled();
    await field.press("Enter");
    await expect(chatLog(page).getByText("And then?")).toBeHidden();
    resolve();
    await expect(page.getByText("AI is typing...")).toBeHidden();
    await expect(send).toBeEnabled();
  });
});

test("answers are formatted, messages carry their time, and clearing leads back to one greeting", async ({
  page,
  person,
}) => {
  await page.goto("/chatbot");
  const sessions: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("handleSmartChatMessage")) sessions.push(request.postDataJSON().data.sessionId);
  });
  await answerWith(page, {
    message: "**Save** first:\n\n| What | Amount |\n| --- | --- |\n| Fund | $12,600 |\n\n- one\n- two",
  });
  await say(page, "What first?");
  const log = chatLog(page);
  await expect(log.getByRole("table")).toContainText("$12,600");
  await expect(log.locator("strong")).toHaveText("Save");
  await expect(log.getByRole("listitem")).toHaveText(["one", "two"]);
  await expect(log.locator("[data-sender] time")).toHaveCount(3);
  await expect(log.locator("[data-sender=user] time")).toHaveText(/^\d{1,2}:\d\d/);
  await expect(page.getByRole("button", { name: "Make me a plan" })).toBeHidden();

  await test.step("Clear Chat", async () => {
    await page.getByRole("button", { name: "Clear Chat" }).click();
    await expect(log.locator("[data-sender]")).toHaveCount(1);
    await expect(log).toContainText(GREETING);
    await expect(page.getByRole("button", { name: "Clear Chat" })).toBeHidden();
    await expect(page.getByRole("group", { name: "Quick questions" })).toBeVisible();
  });

  await test.step("what follows is a new session, built from the person's id", async () => {
    await say(page, "And now?");
    const [first = "", second = ""] = sessions;
    expect(first).not.toBe(second);
    expect(first.split("-").slice(0, -1)).toEqual(second.split("-").slice(0, -1));
  });

  await test.step("signing out leads back to one greeting too", async () => {
    await page.goto("/dashboard");
    await expect(log.getByText("And now?")).toBeVisible();
    await signOut(page);
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("And now?");
    await signIn(page, person);
    await expect(log.locator("[data-sender]")).toHaveText([/Hi Maya!/]);
  });
});

test("Make me a plan stands as the person's message and brings a plan", async ({ page, person: _ }) => {
  await page.goto("/chatbot");
  const asked = page.waitForRequest(CHAT);
  await page.getByRole("button", { name: "Make me a plan" }).click();
  expect((await asked).postDataJSON().data.message).toBe(
    "I'd like you to create a comprehensive financial plan for me.",
  );
  const log = chatLog(page);
  await expect(log.locator("[data-sender=user]")).toContainText("Make me a plan");
  await expect(page.getByText("AI is typing...")).toBeHidden();
  const answers = log.locator("[data-sender=advisor]");
  await expect(answers).toHaveCount(2);
  await expect(answers.last()).toContainText(/plan/i);

  await test.step("the specification's other sentence for a plan is understood too", async () => {
    await say(page, "Create a comprehensive plan to help me achieve my specific goal.");
    await expect(answers.last()).toContainText(/plan/i);
    await expect(answers.last()).not.toContainText("I did not quite get that");
  });
});

test("far up in a long chat a button leads back to its end", async ({ page, person: _ }) => {
  await page.goto("/chatbot");
  await answerWith(page, { message: Array.from({ length: 30 }, (_, at) => `Paragraph ${at}`).join("\n\n") });
  const toEnd = page.getByRole("button", { name: "Scroll to bottom" });
  const log = chatLog(page);
  const scrollTo = (fromEnd: number) =>
    log.evaluate((box, above) => box.scrollTo({ top: box.scrollHeight - box.clientHeight - above }), fromEnd);
  await say(page, "First");
  await scrollTo(200);
  await expect(log.locator("[data-sender]")).toHaveCount(3);
  await expect(toEnd).toBeHidden();
  await say(page, "Second");
  await scrollTo(200);
  await expect(toEnd).toBeVisible();
  await scrollTo(10);
  await expect(toEnd).toBeHidden();
  await scrollTo(11);
  await expect(toEnd).toBeVisible();
  await toEnd.click();
  await expect(toEnd).toBeHidden();
  expect(await log.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)).toBeLessThanOrEqual(10);
});

test("the page of a long chat is no longer than the screen", async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/chatbot");
  await answerWith(page, { message: "A line.\n\n".repeat(60) });
  for (const text of ["One", "Two"]) await say(page, text);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(640);
});

test("each way an answer can fail has its apology, and the same can be asked again", async ({ page, person: _ }) => {
  await page.goto("/chatbot");
  const log = chatLog(page);

  await test.step("an exception", async () => {
    const failure = await failCall(page, "handleSmartChatMessage");
    await say(page, "How much is my net worth?");
    await expect(log).toContainText(
      "I'm sorry I had trouble understanding that. Could you please try rephrasing your message?",
    );
    await failure.end();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(log).not.toContainText("I had trouble understanding that");
    await expect(log.locator("[data-sender]")).toHaveCount(3);
  });

  await test.step("an answer without success", async () => {
    await answerWith(page, { message: "no", success: false });
    await say(page, "And my debts?");
    const apology = "I'm sorry, I'm having trouble responding right now. Please try again later.";
    await expect(log).toContainText(apology);
    await page.reload();
    await expect(log).toContainText("And my debts?");
    await expect(log).toContainText(apology);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  await test.step("a plan that could not be made", async () => {
    await page.getByRole("button", { name: "Clear Chat" }).click();
    await page.getByRole("button", { name: "Make me a plan" }).click();
    await expect(log).toContainText("I'm sorry, I couldn't generate a plan right now. Please try again later.");
  });
});

test("a visitor who is signed out has no chat, and no onboarding check is made", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/us-central1/") && calls.push(request.url()));
  for (const path of ["/", "/chatbot", "/dashboard"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expect(page).toHaveURL(/\/login$/);
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain("chat");
});
