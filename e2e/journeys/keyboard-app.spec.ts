import type { Page } from "@playwright/test";
import { messageField } from "../support/chat.ts";
import { expect, test } from "../support/journey.ts";
import { daysFromNow } from "../support/sample-data.ts";

/** Goes on with Tab until something of this name has the focus; the pointer is never used. */
async function tabTo(page: Page, name: string | RegExp, key = "Tab"): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    const focused = page.locator(":focus");
    if ((await focused.count()) === 0) continue;
    const label = await focused.evaluate((element) => {
      const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : [];
      return (
        element.getAttribute("aria-label") ??
        labels
          .map((label) => label.textContent)
          .join(" ")
          .trim()
      );
    });
    const text = label || ((await focused.textContent()) ?? "").trim();
    seen.push(text);
    if (typeof name === "string" ? text === name : name.test(text)) return;
  }
  throw new Error(`Tab never came to ${name}; it came to ${seen.join(" | ")}`);
}

test("by keyboard alone: a goal with steps, its progress and its steps", async ({ page, person }) => {
  await page.goto("/goals");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maya's Goals");
  const type = (text: string) => page.keyboard.type(text);

  await test.step("the first Tab leads past the bars", async () => {
    await tabTo(page, "Skip to content");
    await page.keyboard.press("Enter");
    await tabTo(page, "Add Goal");
    await page.keyboard.press("Enter");
  });

  await test.step("the dialog's first field has the focus, and Tab stays inside", async () => {
    const dialog = page.getByRole("dialog", { name: "Add New Goal" });
    await expect(dialog.getByLabel("Goal Title")).toBeFocused();
    await type("Read ten books");
    await tabTo(page, "Goal Type");
    await type("Skill");
    await tabTo(page, "Target Date");
    await type(daysFromNow(100));
    await tabTo(page, "Add Submilestone");
    await page.keyboard.press("Enter");
    const steps = dialog.getByRole("group", { name: /^Submilestone \d/ });
    await expect(steps.first().getByLabel("Title")).toBeFocused();
    await type("Choose them");
    await tabTo(page, "Add Submilestone", "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(steps.nth(1).getByLabel("Title")).toBeFocused();
    await type("Read the first");
    await tabTo(page, "Move submilestone 2 up", "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(steps.first().getByLabel("Title")).toHaveValue("Read the first");
    await expect(dialog.getByRole("status").filter({ hasText: "moved to place 1 of 2" })).toBeAttached();
    await tabTo(page, "Add Goal");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
  });

  await test.step("the focus comes back, and the goal opens, takes progress and ticks", async () => {
    await expect(page.getByRole("main").getByRole("button", { name: "Add Goal" })).toBeFocused();
    await tabTo(page, "Read ten books");
    await page.keyboard.press("Enter");
    const details = page.getByRole("dialog", { name: "Goal Details" });
    await expect(details.getByLabel("Progress", { exact: true })).toBeFocused();
    await type("20");
    await page.keyboard.press("Enter");
    await expect(details).toContainText("20% complete");
    await tabTo(page, "Read the first");
    await page.keyboard.press("Space");
    await expect(details).toContainText("1/2 completed");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Read ten books", exact: true })).toBeFocused();
    await expect
      .poll(async () => (await person.call("getUserIntermediateGoals", null)).intermediateGoals)
      .toMatchObject([{ progress: 20, submilestones: [{ title: "Read the first", completed: true }, {}] }]);
  });
});

test("by keyboard alone: a talk with the advisor, its undo, and the undo in the activity list", async ({
  page,
  person: _,
}) => {
  await page.goto("/chatbot");
  const sayIt = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText("AI is typing...")).toBeHidden();
  };

  await test.step("the field keeps the focus from message to message", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Maya");
    await tabTo(page, "Message");
    await sayIt("I have 20k in an Ally savings account");
    await expect(messageField(page)).toBeFocused();
  });

  await test.step("Undo, and the focus stays with its receipt", async () => {
    await tabTo(page, /^Undo/, "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Undone. Everything here is as it was before.")).toBeVisible();
    await expect(page.locator(":focus")).toContainText("Undone.");
  });

  await test.step("the same in the activity list", async () => {
    await tabTo(page, "Message");
    await sayIt("I owe 3,200 on a Visa at 24.9%");
    await page.goto("/activity");
    await expect(page.getByRole("button", { name: /^Undo/ })).toBeVisible();
    await tabTo(page, /^Undo/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
    await expect(page.locator(":focus")).toContainText("Undone");
  });
});
