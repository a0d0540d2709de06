import { expect, test } from "vitest";
import { chatData, chatOperations, chatResult } from "./chat.ts";

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
