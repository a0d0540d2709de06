import type { ChatData, KeptMessage } from "@seven-figures/calls";
import { expect, test } from "vitest";
import { SAYS_NOTHING } from "../../advisor/says-nothing.ts";
import { BOUNDS } from "../../store/bounds.ts";
import { addExchange, type Exchange, readHistory } from "./chat-history.ts";

const AT = "2026-11-20T09:00:00.000Z";
const NOTHING_DONE = { goals: [], receipt: [], changeId: null };

function exchange(at: number, said: string): Exchange {
  const data = { ...SAYS_NOTHING, ...NOTHING_DONE, message: `You said: ${said}` } as unknown as ChatData;
  return { requestId: `r${at}`, said, data, at: AT };
}

/** What is kept after so many exchanges, the newest last. */
function talk(exchanges: number, said: (at: number) => string) {
  let history: ReturnType<typeof addExchange> | undefined;
  for (let at = 1; at <= exchanges; at++) history = addExchange(history?.messages, exchange(at, said(at)));
  return { messages: readHistory(history?.messages), messageCount: history?.messageCount };
}

const byteLength = (messages: readonly KeptMessage[]) => Buffer.byteLength(JSON.stringify(messages));

test("what was said is kept in order, whatever letters it has", () => {
  const said = ['a "quote"], [{', "\\", "\u0000\u2028", "Münze \u{1F4B0}"];
  const { messages, messageCount } = talk(said.length, (at) => said[at - 1] ?? "");
  expect(messages.map(({ text }) => text)).toEqual(said.flatMap((text) => [text, `You said: ${text}`]));
  expect(messages[6]).toEqual({ id: "question-r4", text: said[3], sender: "user", timestamp: AT });
  expect(messageCount).toBe(8);
});

test("of many messages the newest 400 are kept", () => {
  const { messages, messageCount } = talk(203, (at) => `message ${at}`);
  expect(messages).toHaveLength(400);
  expect(messageCount).toBe(400);
  expect(messages[0]?.text).toBe("message 4");
  expect(messages.at(-1)?.text).toBe("You said: message 203");
});

test("of long messages the newest that fit are kept, counted in bytes", () => {
  const { messages, messageCount } = talk(60, (at) => `${at} ${"\u20ac".repeat(1_000)}`);
  const more = byteLength([messages[0] as KeptMessage, ...messages]);
  expect(messageCount).toBe(messages.length);
  expect(byteLength(messages)).toBeLessThanOrEqual(BOUNDS.messageBytes + 1);
  expect(more).toBeGreaterThan(BOUNDS.messageBytes);
  expect(messages.at(-2)?.text).toMatch(/^60 /);
});

test("nothing is left of a conversation whose last message does not fit", () => {
  const { messages, messageCount } = talk(1, () => "x".repeat(BOUNDS.messageBytes));
  expect(messages).toEqual([]);
  expect(messageCount).toBe(0);
});
