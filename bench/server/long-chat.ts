import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { type Latency, shares } from "./latency.ts";
import { launch, NODE_FLAGS } from "./launch.ts";
import { call, makePeople } from "./people.ts";

export const FEW_MESSAGES = 10;
export const MANY_MESSAGES = 2_000;
/** So few, since a person may write so many messages in a minute and no more. */
const ROUNDS = 15;
const PEOPLE = 8;

interface Stored {
  id: string;
}

/** One message to the advisor in a conversation of few messages and in one of many, in turns. */
export async function measureLongChat(folder: string): Promise<{ few: Latency; many: Latency }> {
  const server = await launch([process.execPath, ...NODE_FLAGS, join(import.meta.dirname, "serve.ts")], folder, {
    TRUSTED_PROXIES: "127.0.0.1",
  });
  const database = new SqliteDatabase(join(folder, "data/seven-figures.sqlite"), { timeout: 5_000 });
  try {
    const tokens = await makePeople(server.url, PEOPLE);
    for (const token of tokens) await say(server.url, token);
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      for (const token of tokens) {
        const turns = round % 2 === 0 ? (["few", "many"] as const) : (["many", "few"] as const);
        for (const size of turns) {
          // Each message leaves no more than what is kept of a conversation: it is made as long again.
          lengthen(database, token, size === "few" ? FEW_MESSAGES : MANY_MESSAGES);
          const took = await say(server.url, token);
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

async function say(url: string, token: string): Promise<number> {
  const start = performance.now();
  const payload = { message: "What is my net worth?", sessionId: "long-talk" };
  await (await call(url, token, "handleSmartChatMessage", payload)).text();
  return performance.now() - start;
}

/** Makes a conversation as long as that, of the messages that it has. */
function lengthen(database: SqliteDatabase.Database, token: string, count: number): void {
  const { sub } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  const text = database.prepare("select messages from chat_sessions where user_id = ?").pluck().get(sub);
  const kept: Stored[] = JSON.parse(String(text));
  const messages = Array.from({ length: count }, (_, at) => ({ ...kept[at % kept.length], id: `message-${at}` }));
  database
    .prepare("update chat_sessions set messages = ?, message_count = ? where user_id = ?")
    .run(JSON.stringify(messages), count, sub);
}
