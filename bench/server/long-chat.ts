import { join } from "node:path";
import type { ChatData } from "@seven-figures/calls";
import SqliteDatabase from "better-sqlite3";
import { addExchange } from "../../apps/server/src/functions/chat/chat-history.ts";
import { type Latency, shares } from "./latency.ts";
import { launch, NODE_FLAGS } from "./launch.ts";
import { call, makePeople } from "./people.ts";

export const FEW_MESSAGES = 10;
export const MANY_MESSAGES = 2_000;
/** So few, since a person may write so many messages in a minute and no more. */
const ROUNDS = 15;
/** So many that the longest one in a hundred is not one of two messages, which is chance. */
const PEOPLE = 40;
const SAID = "What is my net worth?";

type History = ReturnType<typeof addExchange>;

/** One message to the advisor in a conversation of few messages and in one of many, in turns. */
export async function measureLongChat(folder: string): Promise<{ few: Latency; many: Latency }> {
  const server = await launch([process.execPath, ...NODE_FLAGS, join(import.meta.dirname, "serve.ts")], folder, {
    TRUSTED_PROXIES: "127.0.0.1",
  });
  const database = new SqliteDatabase(join(folder, "data/seven-figures.sqlite"), { timeout: 5_000 });
  try {
    const tokens = await makePeople(server.url, PEOPLE);
    const histories = new Map<string, Record<"few" | "many", History>>();
    for (const token of tokens) {
      const { data } = await say(server.url, token);
      histories.set(token, { few: historyOf(data, FEW_MESSAGES), many: historyOf(data, MANY_MESSAGES) });
    }
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      for (const token of tokens) {
        const turns = round % 2 === 0 ? (["few", "many"] as const) : (["many", "few"] as const);
        for (const size of turns) {
          setHistory(database, token, histories.get(token)?.[size]);
          const { took } = await say(server.url, token);
          // The first round only warms up.
          if (round > 0) times[size].push(took);
        }
      }
    }
    return { few: shares(times.few), many: shares(times.many) };
  } finally {
    database.close();
    await server.stop();
  }
}

async function say(url: string, token: string): Promise<{ took: number; data: ChatData }> {
  const start = performance.now();
  const answer = await (
    await call(url, token, "handleSmartChatMessage", { message: SAID, sessionId: "long-talk" })
  ).text();
  const took = performance.now() - start;
  return { took, data: JSON.parse(answer).data.data };
}

/** What is kept of a conversation once so many messages were said, by the very function that keeps it. */
function historyOf(data: ChatData, count: number): History {
  let history: History | undefined;
  for (let at = 0; at < count; at += 2) {
    history = addExchange(history?.messages, {
      requestId: `request-${at}`,
      said: SAID,
      data,
      at: "2026-01-01T00:00:00.000Z",
    });
  }
  if (!history) throw new Error("There must be a message.");
  return history;
}

function setHistory(database: SqliteDatabase.Database, token: string, history: History | undefined): void {
  const { sub } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  database
    .prepare("update chat_sessions set messages = ?, message_count = ? where user_id = ?")
    .run(history?.messages, history?.messageCount, sub);
}
