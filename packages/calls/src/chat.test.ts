import { check } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { chatData, chatOperations, chatResult } from "./chat.ts";
import { chatMessagesResult } from "./chat-history.ts";

test("an answer of the chat has success, message, data and isReadyForPlan", () => {
  expect(Object.keys(chatResult.shape)).toEqual(["success", "message", "data", "isReadyForPlan"]);
});

test("its data has the specification's fields, with every kind of edit and delete under operations", () => {
  expect(Object.keys(chatData.shape)).toEqual(
    expect.arrayContaining([
      "message",
      "needsClarification",
      "clarificationQuestions",
      "isGoalSuggestion",
      "goals",
      "financialInfo",
      "assets",
      "debts",
      "skills",
      "operations",
      "isReadyForPlan",
    ]),
  );
  expect(Object.keys(chatOperations.shape)).toEqual([
    "goalEdits",
    "goalDeletes",
    "assetEdits",
    "assetDeletes",
    "debtEdits",
    "debtDeletes",
  ]);
});

test("a conversation that was kept with dotted paths is read with their parts", () => {
  const change = { thing: "Visa", action: "changed", before: 900, after: 400, unit: "money" };
  const kept = (path: unknown) => ({
    messages: [
      {
        id: "reply-1",
        text: "Noted.",
        sender: "advisor",
        timestamp: "2026-11-20T00:00:00.000Z",
        answer: {
          changeId: "c1",
          receipt: [{ ...change, path }],
          isGoalSuggestion: false,
          goals: [],
          quickReplies: [],
        },
      },
    ],
    hasMore: false,
  });
  const parts = ["financials", "debts", "d1", "balance"];
  expect(check(chatMessagesResult, kept(parts.join(".")))).toEqual({ value: kept(parts) });
  expect(check(chatMessagesResult, kept(parts))).toEqual({ value: kept(parts) });
});
