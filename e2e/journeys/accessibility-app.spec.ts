import type { Page } from "@playwright/test";
import { answerWith, CHAT, chatLog, messageField, say } from "../support/chat.ts";
import { checkAccessibility, expectAccessible, noFindings } from "../support/check-accessibility.ts";
import { expect, test } from "../support/journey.ts";
import { addPastDays } from "../support/past-days.ts";
import { failCall } from "../support/provoke.ts";
import { addGoal, addSampleGoals, addSampleMoney } from "../support/sample-data.ts";

/** A state of a page: how to come to it from the one before, and what shows that it is there. */
interface State {
  name: string;
  reach: (page: Page) => Promise<unknown>;
  shows: (page: Page) => ReturnType<Page["locator"]>;
}

async function lookThrough(page: Page, title: string, states: State[]): Promise<void> {
  test.slow();
  const findings = noFindings();
  for (const { name, reach, shows } of states) {
    await test.step(name, async () => {
      await reach(page);
      await expect(shows(page).first()).toBeVisible();
      await checkAccessibility(page, name, findings);
    });
  }
  expectAccessible(title, findings);
}

const dialog = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");
const closeDialog = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
};
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

test("the dashboard has no accessibility violations, empty, full and failed, with its dialogs", async ({
  page,
  person,
}) => {
  page.on("dialog", (alert) => alert.accept());
  await lookThrough(page, "the dashboard", [
    { name: "empty", reach: () => page.goto("/dashboard"), shows: () => page.getByText("No tasks yet") },
    {
      name: "full, the mini chat closed",
      reach: async () => {
        await Promise.all([addSampleGoals(person), addSampleMoney(person), addPastDays(page)]);
        await page.goto("/dashboard");
        await page.getByRole("region", { name: "AI Assistant" }).getByRole("button", { name: "Close" }).click();
        await page.getByText("Show the numbers").click();
      },
      shows: () => page.getByRole("table"),
    },
    { name: "help", reach: () => press(page, "Chatbot Help & Tips"), shows: dialog },
    {
      name: "goal details",
      reach: async () => {
        await closeDialog(page);
        await press(page, "Pay off the Visa");
      },
      shows: dialog,
    },
    {
      name: "a new goal with errors",
      reach: async () => {
        await closeDialog(page);
        await page.getByRole("button", { name: "Add New Goal" }).click();
        await dialog(page).getByLabel("Category").fill("Home");
        await press(page, "Add Goal");
      },
      shows: () => page.getByText("Goal title is required"),
    },
    { name: "unsaved changes", reach: () => page.keyboard.press("Escape"), shows: question },
    {
      name: "a failed load",
      reach: async () => {
        await press(page, "Leave without saving");
        await failCall(page, "getUserIntermediateGoals");
        await page.goto("/dashboard");
      },
      shows: () => page.getByText(/^Dashboard loading error/),
    },
  ]);
});

test("the goals page has no accessibility violations, empty, full and failed, with its dialogs", async ({
  page,
  person,
}) => {
  await lookThrough(page, "goals", [
    {
      name: "empty",
      reach: () => page.goto("/goals"),
      shows: () => page.getByRole("button", { name: /Add New Goal/ }),
    },
    {
      name: "full, of every type",
      reach: async () => {
        await addSampleGoals(person);
        for (const type of ["behavior", "lifestyle", "project"] as const)
          await addGoal(person, { title: `A ${type} goal`, type, progress: 55, category: "Everyday" });
        await page.goto("/goals");
      },
      shows: () => page.getByRole("article"),
    },
    { name: "details with steps", reach: () => press(page, "Pay off the Visa"), shows: dialog },
    {
      name: "progress above the target",
      reach: async () => {
        await dialog(page).getByLabel("Current Amount").fill("9000");
        await press(page, "Update Progress");
      },
      shows: () => page.getByText("Current amount cannot exceed target amount"),
    },
    {
      name: "the editor with errors in its steps",
      reach: async () => {
        await press(page, "Edit Goal");
        await dialog(page).getByRole("button", { name: "Add Submilestone" }).click();
        await dialog(page).getByLabel("Current Amount").fill("9000");
        await press(page, "Update Goal");
      },
      shows: () => page.getByText("Submilestone title is required"),
    },
    {
      name: "the calendar",
      reach: () => press(page, "Choose a date"),
      shows: () => page.getByRole("grid"),
    },
    {
      name: "the question before deleting",
      reach: async () => {
        await page.keyboard.press("Escape");
        await expect(page.getByRole("grid")).toBeHidden();
        await press(page, "Delete Goal");
      },
      shows: question,
    },
    {
      name: "a failed deletion, in a toast",
      reach: async () => {
        await failCall(page, "deleteIntermediateGoal");
        await question(page).getByRole("button", { name: "Delete Goal" }).click();
      },
      shows: () => page.getByText("Failed to delete goal. Please try again."),
    },
    {
      name: "a failed load",
      reach: async () => {
        await dialog(page).getByRole("button", { name: "Cancel" }).click();
        await press(page, "Leave without saving");
        await failCall(page, "getUserFinancials", "Your financials are away");
        await page.goto("/goals");
      },
      shows: () => page.getByText("Your financials are away"),
    },
  ]);
});

test("the chatbot page has no accessibility violations, from its greeting to a long talk", async ({
  page,
  person: _,
}) => {
  const { promise: after, resolve } = Promise.withResolvers<void>();
  await lookThrough(page, "the chatbot", [
    { name: "the greeting", reach: () => page.goto("/chatbot"), shows: () => page.getByText(/Hi Maya!/) },
    { name: "help", reach: () => page.getByRole("button", { name: "Help", exact: true }).click(), shows: dialog },
    {
      name: "a receipt",
      reach: async () => {
        await closeDialog(page);
        await say(page, "I make 85k a year, have 20k in an Ally savings account, and I owe 3,200 on a Visa at 24.9%.");
      },
      shows: () => page.getByRole("button", { name: /^Undo/ }),
    },
    {
      name: "suggested goals",
      reach: () => say(page, "Make me a plan"),
      shows: () => page.getByRole("button", { name: "Add all" }),
    },
    { name: "undone", reach: () => press(page, /^Undo/), shows: () => page.getByText(/^Undone\./) },
    {
      name: "what a message would change, all of it",
      reach: async () => {
        await page.setViewportSize({ width: 360, height: 900 });
        await messageField(page).fill("I make 92k a year, have 21k in an Ally savings account and owe 3,900 on a Visa");
        await page.getByRole("button", { name: /more of what sending/ }).click({ timeout: 60_000 });
      },
      shows: () => page.getByRole("region", { name: "What sending this would do" }),
    },
    {
      name: "typing, with a message that is too long",
      reach: async () => {
        await answerWith(page, {
          message: "# Head\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n`code` [link](/goals)",
          after,
        });
        await messageField(page).fill("What else?");
        await page.keyboard.press("Enter");
        await messageField(page).fill("long ".repeat(900));
      },
      shows: () => page.getByText("AI is typing..."),
    },
    {
      name: "a formatted answer, far up in the talk",
      reach: async () => {
        resolve();
        await expect(chatLog(page).getByRole("table").last()).toBeVisible();
        await chatLog(page).evaluate((log) => log.scrollTo({ top: 0 }));
      },
      shows: () => page.getByRole("button", { name: "Scroll to bottom" }),
    },
    {
      name: "a failed answer",
      reach: async () => {
        await page.unroute(CHAT);
        await failCall(page, "handleSmartChatMessage");
        await say(page, "And then?");
      },
      shows: () => page.getByRole("button", { name: "Try again" }),
    },
    {
      name: "the same talk in the mini chat",
      reach: () => page.goto("/dashboard"),
      shows: () => page.getByRole("region", { name: "AI Assistant" }).getByRole("button", { name: "Try again" }),
    },
    {
      name: "an earlier conversation, with the toast of a cleared chat",
      reach: async () => {
        await page.goto("/chatbot");
        await press(page, "Clear Chat");
        await page.getByRole("button", { name: "Earlier conversations" }).press("Enter");
        await dialog(page).getByRole("listitem").getByRole("button").click();
      },
      shows: () => dialog(page).getByRole("button", { name: /^Undo|Go on with this one/ }),
    },
  ]);
});

test("the activity page and the user menu have no accessibility violations", async ({ page, person }) => {
  await lookThrough(page, "activity", [
    {
      name: "full",
      reach: async () => {
        await Promise.all([addSampleGoals(person), addSampleMoney(person)]);
        await page.goto("/chatbot");
        await say(page, "I have 5k in a checking account");
        await page.goto("/activity");
      },
      shows: () => page.getByRole("button", { name: /^Undo/ }),
    },
    { name: "undone", reach: () => press(page, /^Undo/), shows: () => page.getByText("Undone") },
    { name: "the user menu", reach: () => press(page, /User menu/), shows: () => page.getByRole("menu") },
    {
      name: "a failed load",
      reach: async () => {
        await failCall(page, "getActivity");
        await page.goto("/activity");
      },
      shows: () => page.getByText("Your activity could not be loaded."),
    },
    {
      name: "empty",
      reach: async () => {
        await page.route("**/getActivity", (route) => route.fulfill({ json: { data: { changes: [] } } }));
        await page.goto("/activity");
      },
      shows: () => page.getByText("Every change to your data will be listed here."),
    },
  ]);
});
