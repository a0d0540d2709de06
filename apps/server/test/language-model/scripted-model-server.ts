import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A tool call; arguments that are a text are sent as they are. */
export interface ScriptedCall {
  name: string;
  args: object | string;
}

/** What the server answers to one request. */
type ScriptedRound =
  | { text?: string; calls?: readonly ScriptedCall[]; pieces?: number; usage?: number; finish?: string }
  | { status: number; body?: string }
  /** Sends a beginning, or nothing at all, and then no more. */
  | { hang: "before" | "after"; text?: string }
  /** Breaks off inside the JSON of an event, or between two events. */
  | { cut: "inside" | "between"; text: string };

interface ModelRequest {
  model: string;
  messages: { role: string; content: unknown; tool_calls?: unknown }[];
  tools: { function: { name: string; parameters: unknown } }[];
}

type Script = (request: ModelRequest, at: number) => ScriptedRound;

/** An OpenAI-compatible server in this process that says what a test wants. */
export class ScriptedModelServer {
  readonly requests: ModelRequest[] = [];
  /** Requests whose connection the client closed before their end. */
  hungUp = 0;
  script: Script = () => ({ text: "Hello." });
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  static async open(): Promise<ScriptedModelServer> {
    const server = new ScriptedModelServer();
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** Answers requests one after the other; the last round is repeated. */
  play(...rounds: ScriptedRound[]): void {
    this.requests.length = 0;
    this.hungUp = 0;
    this.script = (_, at) => rounds[Math.min(at, rounds.length - 1)] ?? { text: "" };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const request: ModelRequest = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    response.on("close", () => {
      if (!response.writableFinished) this.hungUp += 1;
    });
    const round = this.script(request, this.requests.push(request) - 1);
    if ("status" in round) {
      response.writeHead(round.status, { "Content-Type": "application/json" });
      response.end(round.body ?? '{"error":{"message":"no"}}');
    } else if (!("hang" in round && round.hang === "before")) {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      await send(round, response);
    }
  }
}

async function send(round: Exclude<ScriptedRound, { status: number }>, response: ServerResponse): Promise<void> {
  const event = (choice: object, more = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: "x", model: "test", choices: [{ index: 0, ...choice }], ...more })}\n\n`,
    );
  const pieces = ("pieces" in round && round.pieces) || 1;
  const text = round.text ?? "";
  const size = Math.max(1, Math.ceil(text.length / pieces));
  for (let at = 0; at < text.length; at += size) {
    event({ delta: { content: text.slice(at, at + size) } });
    if (pieces > 1) await new Promise((resolve) => setImmediate(resolve));
  }
  if ("hang" in round) return;
  if ("cut" in round) {
    response.end(round.cut === "inside" ? 'data: {"id":"x","choices":[{"del' : undefined);
    return;
  }
  const calls = round.calls ?? [];
  for (const [index, { name, args }] of calls.entries()) {
    const whole = typeof args === "string" ? args : JSON.stringify(args);
    const half = Math.ceil(whole.length / 2);
    const call = { index, id: `call-${index}`, type: "function" };
    event({ delta: { tool_calls: [{ ...call, function: { name, arguments: whole.slice(0, half) } }] } });
    event({ delta: { tool_calls: [{ index, function: { arguments: whole.slice(half) } }] } });
  }
  const usage = round.usage === undefined ? {} : { usage: { prompt_tokens: 0, completion_tokens: round.usage } };
  const finish = round.finish ?? (calls.length > 0 ? "tool_calls" : "stop");
  event({ delta: {}, finish_reason: finish }, usage);
  response.end("data: [DONE]\n\n");
}
