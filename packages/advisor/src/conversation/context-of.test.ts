import { applyChanges } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { CORPUS_TODAY } from "../../testing/run-case.ts";
import { SOMEONE } from "../../testing/somebody.ts";
import { READER } from "../../testing/talk.ts";
import { respond } from "../respond.ts";
import { contextOf } from "./context-of.ts";
import { openConversation } from "./conversation.ts";

test.each([
  ["I added 200 to Pine savings", ["add"]],
  ["put 200 into Pine savings", ["add"]],
  ["I took 200 out of Pine savings", ["take"]],
  ["Pine savings is at 2,400 now", ["set"]],
  ["I paid 100 on the Sears card", ["pay"]],
  ["I charged 100 to the Sears card", ["charge"]],
  ["I opened a Marcus account with 1,000 in it", ["new"]],
  ["moved 500 from Harbor checking to Pine savings", ["take", "add"]],
])("what a message leans on says what was done: %s", (message, verbs) => {
  let ids = 0;
  const newId = (prefix: string) => `${prefix}-${++ids}`;
  const heard = { documents: SOMEONE, message, today: CORPUS_TODAY, newId, reader: READER };
  const { conversation, changes } = respond({ ...heard, conversation: null });
  const { documents } = applyChanges(SOMEONE, changes, `${CORPUS_TODAY}T00:00:00.000Z`);
  const context = contextOf(openConversation(conversation), { message: "no, 300", documents });
  expect(context.map(({ kind, verb }) => [kind, verb])).toEqual(verbs.map((verb) => ["told", verb]));
});
