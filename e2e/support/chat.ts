import type { Page } from "@playwright/test";
import type { ChatResult } from "@seven-figures/calls";
import { expect } from "./journey.ts";

export const CHAT = "**/api/us-central1/handleSmartChatMessage";

export const messageField = (page: Page) => page.getByRole("textbox", { name: "Message" });
export const chatLog = (page: Page) => page.getByRole("log", { name: "Messages" });

/** Says something to the advisor and waits for the whole answer. */
export async function say(page: Page, text: string): Promise<void> {
  await messageField(page).fill(text);
  await page.keyboard.press("Enter");
  await expect(chatLog(page).getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText("AI is typing...")).toBeHidden();
}

const NOTHING: ChatResult["data"] = {
  message: "",
  needsClarification: false,
  clarificationQuestions: [],
  isGoalSuggestion: false,
  goals: [],
  financialInfo: {},
  assets: [],
  debts: [],
  skills: { skills: [], interests: [] },
  operations: { goalEdits: [], goalDeletes: [], assetEdits: [], assetDeletes: [], debtEdits: [], debtDeletes: [] },
  isReadyForPlan: false,
  changeId: null,
  warnings: [],
  receipt: [],
  quickReplies: [],
};

/** Lets the advisor answer with exactly this, once `after` is over. */
export async function answerWith(
  page: Page,
  answer: { message: string; success?: boolean; after?: Promise<void> },
): Promise<void> {
  const { message, success = true, after } = answer;
  const data: ChatResult = { success, message, data: { ...NOTHING, message }, isReadyForPlan: false };
  await page.route(CHAT, async (route) => {
    await after;
    await route.fulfill({ json: { data } });
  });
}
