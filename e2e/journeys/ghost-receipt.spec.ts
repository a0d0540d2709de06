import type { Locator, Page } from "@playwright/test";
import type { PreviewResult } from "@seven-figures/calls";
import { chatLog, messageField, say } from "../support/chat.ts";
import { smallTouchTargets } from "../support/check-touch-targets.ts";
import { expect, test } from "../support/journey.ts";
import { createPerson } from "../support/person.ts";
import { addSampleMoney } from "../support/sample-data.ts";

const PREVIEW = "**/api/us-central1/previewMessage";
const SEVERAL = "Ally Savings is 21,500 now, I bought a car for 12k and I owe 3,200 on a Visa at 24.9%";

/** The line that shows, without what is only said aloud. */
const ghost = (page: Page) => page.getByText("When sent:", { exact: true }).locator("..");
const spoken = (page: Page) => page.locator("[aria-live=polite]", { hasText: "When sent:" });
/** Its worker may have to be started first. */
const SLOW = { timeout: 60_000 };

async function topOf(field: Locator): Promise<number> {
  return (await field.boundingBox())?.y ?? Number.NaN;
}

test("what a message would change is shown while it is typed, moves nothing, and is what sending it then changes", async ({
  page,
  context,
  server,
}) => {
  await addSampleMoney(await createPerson(context, server.url));
  let top = Number.NaN;
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/chatbot");
  const field = messageField(page);
  await field.focus();
  expect(loaded.filter((url) => /ghost|previewMessage/.test(url))).toEqual([]);

  await test.step("shown and said once the typing pauses", async () => {
    await field.fill(SEVERAL);
    top = await topOf(field);
    await expect(ghost(page)).toContainText("Ally Savings $20,000 is now $21,500", SLOW);
    await expect(spoken(page)).toHaveText(
      /^When sent: Ally Savings, \$20,000 is now \$21,500; Car added, \$12,000; Visa added, \$3,200$/,
    );
    expect(await topOf(field)).toBe(top);
  });

  await test.step("all of it, where the line is too short", async () => {
    await page.getByRole("button", { name: /more of what/ }).click();
    const card = page.getByRole("region", { name: "What sending this would do" });
    await expect(card.getByRole("listitem")).toHaveText([/Ally Savings/, /Car added \$12,000/i, /Visa added \$3,200/]);
    expect(await smallTouchTargets(page, "form, section")).toEqual([]);
    await expect(field).toBeFocused();
    expect(await topOf(field)).toBe(top);
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await expect(field).toHaveValue(SEVERAL);
  });

  await test.step("gone once it is sent; the receipt says the same", async () => {
    await say(page, SEVERAL);
    await expect(ghost(page)).toBeHidden();
    const receipt = chatLog(page).getByRole("list").filter({ hasText: "Car added" });
    await expect(receipt.getByRole("listitem")).toHaveText([/\$21,500/, /Car added \$12,000/i, /Visa added \$3,200/]);
  });

  await test.step("in the mini chat, and gone when the field is emptied or the line is lost", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/dashboard");
    await messageField(page).fill("I have a student loan and a boat loan");
    await expect(ghost(page)).toContainText('a question, "', SLOW);
    await messageField(page).fill("");
    await expect(ghost(page)).toBeHidden();
    await messageField(page).fill("Visa is 3,000 now");
    await expect(ghost(page)).toContainText("Visa $3,200 is now $3,000", SLOW);
    await context.setOffline(true);
    await expect(ghost(page)).toBeHidden();
    await context.setOffline(false);
  });
});

test("an answer that comes after more was typed is dropped, and a language model's is never asked for again", async ({
  page,
  person: _,
}) => {
  const asked: string[] = [];
  const { promise: late, resolve: answerLate } = Promise.withResolvers<void>();
  await page.route(PREVIEW, async (route) => {
    const { message } = route.request().postDataJSON().data;
    asked.push(message);
    if (message === "Visa is 3") await late;
    const after = Number(message.split(" ").at(-1));
    const change = { path: ["financials", "debts", "d1", "balance"], thing: "Visa", action: "changed" as const };
    const data: PreviewResult = {
      state: message.includes("never") ? "never" : "told",
      receipt: [{ ...change, before: 4_200, after, unit: "money" }],
      question: null,
    };
    await route.fulfill({ json: { data } }).catch(() => undefined);
  });
  await page.goto("/chatbot");
  const field = messageField(page);
  await field.pressSequentially("Visa is 3", { delay: 20 });
  await expect.poll(() => asked).toEqual(["Visa is 3"]);
  await field.pressSequentially("900", { delay: 20 });
  await expect(ghost(page)).toContainText("Visa $4,200 is now $3,900");
  answerLate();
  await field.fill("Visa is never 5");
  await expect.poll(() => asked).toEqual(["Visa is 3", "Visa is 3900", "Visa is never 5"]);
  await expect(ghost(page)).toBeHidden();
  await field.fill("Visa is 7");
  await page.waitForTimeout(1_000);
  expect(asked).toHaveLength(3);
  await expect(ghost(page)).toBeHidden();
});
