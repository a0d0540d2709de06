import { writeFileSync } from "node:fs";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { type Fired, fire, type Load } from "./fire.ts";
import { type Launched, launch, NODE_FLAGS } from "./launch.ts";
import { assetSaves, call, makePeople } from "./people.ts";

const PEOPLE = 40;
const CONNECTIONS = 10;
const SECONDS = 5;

export interface Compared {
  what: string;
  ours: Fired;
  bare: Fired;
  /** Ours by the bare one's, of the calls in a second. */
  ratio: number;
}

/** A signed-in read and a durable write, each beside the least that could answer it, in turns. */
export async function measureThroughput(folder: string, runs: number): Promise<Compared[]> {
  const server = await launch([process.execPath, ...NODE_FLAGS, join(import.meta.dirname, "serve.ts")], folder, {
    TRUSTED_PROXIES: "127.0.0.1",
  });
  try {
    const tokens = await makePeople(server.url, PEOPLE);
    await keepReply(folder, server.url, tokens[0] ?? "");
    const load = { tokens, connections: CONNECTIONS, seconds: SECONDS };
    const reads = { ...load, name: "getUserFinancials", payloads: [null] };
    const read = await compare("getUserFinancials", server, runs, reads, () => startBare(folder));
    const writes = { ...load, name: "updateUserFinancialsSection", payloads: assetSaves(50) };
    keepCommitted(folder);
    const write = await compare("updateUserFinancialsSection", server, runs, writes, (run) =>
      startBare(folder, { DATABASE: join(folder, `bare-${run}.sqlite`), COMMITTED: join(folder, "committed") }),
    );
    return [read, write];
  } finally {
    await server.stop();
  }
}

function startBare(folder: string, env: Record<string, string> = {}): Promise<Launched> {
  const command = [process.execPath, join(import.meta.dirname, "bare.mjs")];
  return launch(command, folder, { ...env, REPLY: join(folder, "reply") });
}

async function compare(
  what: string,
  server: Launched,
  runs: number,
  load: Omit<Load, "url">,
  open: (run: number) => Promise<Launched>,
): Promise<Compared> {
  const rounds: Compared[] = [];
  // The first only warms up.
  for (let run = 0; run <= runs; run++) {
    const other = await open(run);
    const bare = await fire({ ...load, url: other.url });
    const ours = await fire({ ...load, url: server.url });
    await other.stop();
    if (run > 0) rounds.push({ what, ours, bare, ratio: ours.perSecond / bare.perSecond });
  }
  rounds.sort((a, b) => a.ratio - b.ratio);
  const median = rounds[Math.floor(rounds.length / 2)];
  if (!median) throw new Error("There must be a run.");
  return median;
}

/** The bytes that the bare servers answer: those of a read, its headers among them. */
async function keepReply(folder: string, url: string, token: string): Promise<void> {
  const reply = await call(url, token, "getUserFinancials", null);
  const own = new Set(["connection", "date", "keep-alive"]);
  const headers = Object.fromEntries([...reply.headers].filter(([name]) => !own.has(name)));
  writeFileSync(join(folder, "reply"), JSON.stringify({ headers, body: await reply.text() }));
}

/** As much text as one write of ours commits: the document, both states of the change log, and the reply. */
function keepCommitted(folder: string): void {
  const database = new SqliteDatabase(join(folder, "data/seven-figures.sqlite"), { readonly: true });
  const body = database.prepare("select body from documents where kind = 'financials' limit 1").pluck().get();
  database.close();
  writeFileSync(join(folder, "committed"), String(body).repeat(4));
}
