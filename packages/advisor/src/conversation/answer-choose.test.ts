import { expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { readSentences } from "../language/read-message.ts";
import { answerChoose } from "./answer-choose.ts";
import { unanswered } from "./answer-pending.ts";
import type { Pending } from "./conversation.ts";

const DOCUMENTS = documentsOf({
  state: { goals: [{ id: "g1", title: "Welding course", type: "skill", status: "In Progress", progress: 30 }] },
});
const OPEN: Pending = {
  need: "choose",
  options: [
    { reply: "Welding course: progress 100%", changes: [{ kind: "edit-goal", id: "g1", fields: { progress: 100 } }] },
    { reply: "Leave it as it is", changes: [] },
  ],
  seen: null,
  question: "Is this what you mean?",
  quickReplies: [],
  age: 0,
};

test("a no that tells how far a goal is, says so of the goal that was asked about", () => {
  for (const message of ["no no I am not done. put it at 40%", "no, 40%"]) {
    const sentences = readSentences(message, DOCUMENTS, "2026-11-20");
    const answered = answerChoose(unanswered([OPEN], []), sentences, DOCUMENTS, message);
    expect(answered?.completed, message).toMatchObject([{ kind: "goal-edit", target: "g1", edit: { progress: 40 } }]);
  }
  const sentences = readSentences("no", DOCUMENTS, "2026-11-20");
  expect(answerChoose(unanswered([OPEN], []), sentences, DOCUMENTS, "no")?.completed).toEqual([]);
});
