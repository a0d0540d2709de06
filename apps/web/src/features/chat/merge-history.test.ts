import type { Instant } from "@seven-figures/domain";
import { expect, it } from "vitest";
import type { AdvisorMessage, ChatMessage, UserMessage } from "./chat-message.ts";
import { startConversation } from "./conversation.ts";
import { addEarlier, mergeHistory } from "./merge-history.ts";

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
    { messages: history, hasMore: false },
  ).messages.map(({ id }) => id);

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
  const { messages: now } = mergeHistory(
    { ...start, messages: [...start.messages, ...local] },
    { messages: [asked("a"), reply("a")], hasMore: false },
  );
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
  const { messages: now } = mergeHistory(
    { ...start, messages: [...start.messages, asked("a"), mine] },
    { messages: [asked("a"), reply("a")], hasMore: false },
  );
  expect(now.at(-1)).toBe(mine);
});

it("shows what was asked here before the history came behind it", () => {
  expect(merged([asked("b")], [asked("a"), reply("a")], "b")).toEqual([
    "greeting",
    "question-a",
    "reply-a",
    "question-b",
  ]);
});

const page = { messages: [asked("c"), reply("c"), asked("d"), reply("d")], hasMore: true };
const ids = ({ messages }: { messages: ChatMessage[] }) => messages.map(({ id }) => id);

it("knows from where on a tab that was just opened has all that was said, and goes back a page at a time", () => {
  const opened = { ...start, ...mergeHistory(start, page) };
  expect(opened.earlierThan).toBe("question-c");
  const whole = addEarlier(opened, { messages: [asked("a"), reply("a"), asked("b"), reply("b")], hasMore: false });
  expect(ids(whole)).toEqual(["greeting", ...["a", "b", "c", "d"].flatMap((id) => [`question-${id}`, `reply-${id}`])]);
  expect(whole.earlierThan).toBeNull();
  expect(mergeHistory(whole, page)).toEqual({ messages: whole.messages, earlierThan: null });
});

it("leaves no gap between what it has and what others said since: the way back leads through it", () => {
  const old = {
    ...start,
    messages: [...start.messages, asked("a"), reply("a"), asked("lost"), reply("lost", "failure")],
  };
  const now = mergeHistory(old, page);
  expect(ids(now)).toEqual(["greeting", "question-c", "reply-c", "question-d", "reply-d"]);
  expect(now.earlierThan).toBe("question-c");
});
