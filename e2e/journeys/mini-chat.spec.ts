import type { Locator, Page } from "@playwright/test";
import { answerWith, chatLog, messageField, say } from "../support/chat.ts";
import { expect, test } from "../support/journey.ts";

test("the mini chat is open by default, closes to a bubble, and leads to the help and the full chat", async ({
  page,
  person: _,
}) => {
  await page.goto("/dashboard");
  const panel = page.getByRole("region", { name: "AI Assistant" });
  await expect(panel.getByRole("heading", { name: "AI Assistant" })).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
  await page.reload();
  await expect(page.getByRole("region", { name: "To-Do" })).toBeVisible();
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

test("in the mini chat Enter sends, Shift+Enter does not, and answers are formatted", async ({ page, person: _ }) => {
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
  person: _,
}) => {
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

  await test.step("another tab", async () => {
    await expect(elsewhere.getByRole("main")).toContainText("$16,800");
  });

  await test.step("undo, here and there", async () => {
    await page.getByRole("button", { name: /^Undo/ }).first().click();
    await expect(netWorth).toContainText("$0");
    await expect(netWorth).not.toContainText("$16,800");
    await expect(elsewhere.getByRole("main")).not.toContainText("$16,800");
  });
});

/** Goes through the page with Tab; the names of what had the focus, and of those beneath the chat. */
async function stopsOf(page: Page): Promise<{ seen: string[]; covered: string[] }> {
  const [seen, covered]: [string[], string[]] = [[], []];
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(async () => {
      // The browser scrolls, and the chat may give way, in the frames after.
      for (let frames = 0; frames < 4; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      // On phones a task's label lies over its whole row, clear as glass: it is part of its box.
      const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
      const isSeen =
        there !== null && (there.contains(focused) || [focused, ...labels].some((own) => own.contains(there)));
      const name = focused.getAttribute("aria-label") ?? [focused, ...labels].map((own) => own.textContent).join("");
      return { name, isSeen };
    });
    if (!stop) break;
    (stop.isSeen ? seen : covered).push(stop.name);
  }
  return { seen, covered };
}

test("by keyboard alone nothing that has the focus lies beneath the mini chat, on phones, desktops and in low windows", async ({
  page,
  settled: _,
}) => {
  test.slow();
  for (const [width, height] of [
    [360, 800],
    [1280, 720],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "AI Assistant" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit Learn SQL" })).toBeVisible();
    const { seen, covered } = await stopsOf(page);
    expect(covered, `${width} x ${height}`).toEqual([]);
    expect(seen.length, `${width} x ${height}`).toBeGreaterThan(20);
    expect(seen).toContain("Update Profile");
    expect(seen).toContain("Set up autopay Pay off the Visa");
  }
});

test("beside the road the open mini chat lies over nothing but its own place, however long the talk is", async ({
  page,
  settled: _,
}) => {
  await page.goto("/dashboard");
  await say(page, "When do I reach the million?");
  await say(page, "Make me a plan");
  const panel = page.getByRole("region", { name: "AI Assistant" });
  const parts = ["Net worth over time", "Quick Actions", "To-Do", "Your Intermediate Goals", "Next Milestone"];
  for (const [width, height] of [
    [1024, 768],
    [1280, 900],
    [1440, 900],
    [1879, 1000],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const chat = await boxOf(panel);
    const tops = height < 900 ? parts.slice(0, -1) : parts;
    for (const name of tops) {
      const { x, y, width: wide, height: high } = await boxOf(page.getByRole("region", { name, exact: true }));
      const apart = x + wide <= chat.x || x >= chat.x + chat.width || y + high <= chat.y;
      expect(apart, `${name} at ${width} x ${height}`).toBe(true);
    }
  }
  await panel.getByRole("button", { name: "Close" }).click();
  const actions = await boxOf(page.getByRole("region", { name: "Quick Actions" }));
  const milestone = await boxOf(page.getByRole("region", { name: "Next Milestone" }));
  expect(actions.x).toBe(milestone.x);
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the page`);
  return box;
}
