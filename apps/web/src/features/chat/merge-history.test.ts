import type { Instant } from "@seven-figures/domain";
import { expect, it } from "vitest";
import type { AdvisorMessage, ChatMessage, UserMessage } from "./chat-message.ts";
import { startConversation } from "./conversation.ts";
import { mergeHistory } from "./merge-history.ts";

const timestamp: Instant = "2026-11-20T14:12:00.000Z";
const asked = (id: string): UserMessage => ({ id: `question-${id}`, sender: "user", text: id, timestamp });
const reply = (id: string, kind: AdvisorMessage["kind"] = "reply"): AdvisorMessage => ({
  id: `reply-${id}`,
  sender: "advisor",
  text: `about ${id}`,
  timestamp,
  kind,
});
const start = startConversation("u1-1", timestamp);
const question = (id: string) => ({ id, sent: id, shown: id, isPlan: false });
const merged = (local: ChatMessage[], history: ChatMessage[], pendingId?: string) =>
  mergeHistory(
    { ...start, messages: [...start.messages, ...local], pending: pendingId ? question(pendingId) : null },
    history,
  ).map(({ id }) => id);

it("shows a tab that was just opened what was said in others, after the greeting", () => {
  expect(merged([], [asked("a"), reply("a")])).toEqual(["greeting", "question-a", "reply-a"]);
});

it("puts what another tab said to its place and keeps an apology where it stood", () => {
  const local = [asked("a"), reply("a"), asked("lost"), reply("lost", "failure"), asked("c"), reply("c")];
  const history = [asked("a"), reply("a"), asked("b"), reply("b"), asked("c"), reply("c")];
  expect(merged(local, history)).toEqual([
    "greeting",
    "question-a",
    "reply-a",
    "question-lost",
    "reply-lost",
    "question-b",
    "reply-b",
    "question-c",
    "reply-c",
  ]);
});

it("shows an answer that was lost on its way in place of its apology", () => {
  const local = [asked("a"), reply("a", "failure")];
  const now = mergeHistory({ ...start, messages: [...start.messages, ...local] }, [asked("a"), reply("a")]);
  expect(now).toHaveLength(3);
  expect(now.at(-1)).toMatchObject({ kind: "reply", text: "about a" });
});

it("leaves alone what is on its way to this tab, and what the server keeps no longer", () => {
  const local = [asked("old"), reply("old"), asked("a"), reply("a", "streaming")];
  expect(merged(local, [asked("a"), reply("a")], "a")).toEqual([
    "greeting",
    "question-old",
    "reply-old",
    "question-a",
    "reply-a",
  ]);
});

it("keeps the very messages that are shown, so that nothing is drawn or announced anew", () => {
  const mine = reply("a");
  const now = mergeHistory({ ...start, messages: [...start.messages, asked("a"), mine] }, [asked("a"), reply("a")]);
  expect(now.at(-1)).toBe(mine);
});
