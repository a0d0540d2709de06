import { ADVISOR_LIMITS } from "@seven-figures/domain";
import { expect, it } from "vitest";
import { respond } from "../../index.ts";
import { BEN, TODAY } from "../examples/people.ts";
import { APP_TOPICS } from "./app-topics.ts";

function ask(message: string) {
  const { conversation, reply, changes, undo } = respond({
    documents: BEN,
    conversation: null,
    message,
    today: TODAY,
    newId: (prefix) => `${prefix}-1`,
  });
  const { last } = (conversation as { memory: { last: string | null } }).memory;
  return { topic: last, message: reply.message, changes, undo };
}

it.each(APP_TOPICS.map(({ id, ask: question = "" }) => [question, id] as const))(
  "answers and does nothing: %s",
  (question, id) => {
    const { topic, changes, undo } = ask(question);
    expect(topic).toBe(id);
    expect(changes).toEqual([]);
    expect(undo).toBe(false);
  },
);

it.each([
  ["how many goals can i have", "limits"],
  ["does this work on a phone", "devices"],
  ["how do i mark a goal as finished", "goal-done"],
  ["why does it say im at 0%", "zero-percent"],
  ["how do you work out net worth here", "how-it-counts"],
  ["is current savings the same thing as the savings account in the list", "how-it-counts"],
  ["do you link up with chase so i dont have to type everything", "bank-link"],
  ["whats the difference between a goal and the big target", "goal-or-target"],
  ["how do i wipe my account off here", "delete-account"],
  ["can i get this as a spreadsheet", "export"],
  ["r u a licensed advisor or", "advice-or-not"],
])("knows '%s' for a question about itself", (message, id) => {
  const { topic, changes } = ask(message);
  expect(topic).toBe(id);
  expect(changes).toEqual([]);
});

it("states the limits that hold", () => {
  const { message } = ask("How many goals, assets and debts can I have?");
  for (const limit of Object.values(ADVISOR_LIMITS)) expect(message).toContain(String(limit));
});
