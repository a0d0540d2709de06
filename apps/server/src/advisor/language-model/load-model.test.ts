import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { HISTORY, settled } from "#test/language-model/open-advisor.ts";
import { Draft } from "./draft.ts";
import { loadModel } from "./load-model.ts";
import type { Provider } from "./model-name.ts";
import { modelTools } from "./model-tools.ts";
import { runModel } from "./run-model.ts";
import { Speech } from "./speech.ts";
import { Spending } from "./spending.ts";

const sse = (...events: object[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
const typed = (...events: { type: string }[]) =>
  events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");

const openAiItem = { type: "message", id: "m1", role: "assistant", status: "completed", content: [] };
const ANSWERS: Record<Provider, { path: string; header: [string, string]; body: string; sends?: object }> = {
  openai: {
    path: "/responses",
    header: ["authorization", "Bearer secret"],
    sends: { store: false },
    body: sse(
      { type: "response.created", response: { id: "r1", created_at: 1, model: "m" } },
      { type: "response.output_item.added", output_index: 0, item: openAiItem },
      { type: "response.output_text.delta", item_id: "m1", output_index: 0, content_index: 0, delta: "Hello." },
      { type: "response.output_item.done", output_index: 0, item: openAiItem },
      { type: "response.completed", response: { usage: { input_tokens: 3, output_tokens: 2 } } },
    ),
  },
  anthropic: {
    path: "/messages",
    header: ["x-api-key", "secret"],
    sends: { system: [{ cache_control: { type: "ephemeral" } }] },
    body: typed(
      {
        type: "message_start",
        message: { id: "m1", model: "m", role: "assistant", content: [], usage: { input_tokens: 3, output_tokens: 0 } },
      } as { type: string },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } } as { type: string },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Hello." } } as { type: string },
      { type: "content_block_stop", index: 0 } as { type: string },
      { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 2 } } as { type: string },
      { type: "message_stop" },
    ),
  },
  google: {
    path: "/models/m:streamGenerateContent?alt=sse",
    header: ["x-goog-api-key", "secret"],
    body: sse({
      candidates: [{ content: { role: "model", parts: [{ text: "Hello." }] }, finishReason: "STOP", index: 0 }],
      usageMetadata: { promptTokenCount: 3, candidatesTokenCount: 2, totalTokenCount: 5 },
    }),
  },
  "openai-compatible": chat(),
  ollama: chat(),
};

function chat() {
  const body = sse(
    { id: "x", choices: [{ index: 0, delta: { content: "Hello." } }] },
    {
      id: "x",
      choices: [{ index: 0, delta: {}, finish_reason: "stop" }],
      usage: { prompt_tokens: 3, completion_tokens: 2 },
    },
  );
  return { path: "/chat/completions", header: ["authorization", "Bearer secret"] as [string, string], body };
}

interface Asked {
  url: string | undefined;
  header: unknown;
  body: { tools?: unknown; store?: unknown; system?: unknown };
}

test.each(Object.entries(ANSWERS))(
  "%s is asked at its address with the key, and its stream is understood",
  async (name, answer) => {
    const asked: Asked[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
      asked.push({ url: request.url, header: request.headers[answer.header[0]], body });
      response.writeHead(200, { "Content-Type": "text/event-stream" }).end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const documents = settled();
    const input = { documents, conversation: null, message: "Hi", today: "2026-11-20" as const, newId: () => "x" };
    const draft = new Draft(documents, "2026-11-20T09:00:00.000Z");
    const spending = new Spending(4_000);
    const outcome = await runModel({
      model: await loadModel({ provider: name as Provider, model: "m", apiKey: "secret", baseUrl }),
      messages: [{ role: "user", content: "Hi" }],
      tools: modelTools(
        {
          draft,
          input,
          proposed: [],
          history: async () => HISTORY,
          makePlan: () => Promise.reject(new Error("not asked")),
        },
        () => {},
      ),
      speech: new Speech(
        () => {},
        () => false,
      ),
      spending,
      isDone: () => false,
      signal: new AbortController().signal,
    });
    expect(outcome).toEqual({ text: "Hello." });
    expect(spending.tokens).toBe(5);
    expect(asked).toMatchObject([{ url: answer.path, header: answer.header[1], body: answer.sends ?? {} }]);
    expect(JSON.stringify(asked[0]?.body.tools)).toContain("change_yearly_figure");
    server.closeAllConnections();
    server.close();
  },
);

test.each(Object.keys(ANSWERS) as Provider[])(
  "%s: where its address sends us elsewhere, nobody is asked there",
  async (provider) => {
    const reached: string[] = [];
    const elsewhere = createServer((request, response) => {
      reached.push(request.url ?? "");
      response.end("{}");
    });
    const goTo = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/elsewhere`;
    const server = createServer((_request, response) => void response.writeHead(307, { Location: goTo() }).end());
    for (const one of [elsewhere, server]) await new Promise<void>((resolve) => one.listen(0, "127.0.0.1", resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const model = await loadModel({ provider, model: "m", apiKey: "secret", baseUrl });
    if (typeof model === "string") throw new Error("A model is asked by its name");
    const prompt = [{ role: "user" as const, content: [{ type: "text" as const, text: "Hi" }] }];
    await expect(model.doGenerate({ prompt })).rejects.toThrow();
    expect(reached).toEqual([]);
    // The test can fail: what follows gets there.
    await fetch(baseUrl, { method: "POST", body: "{}" });
    expect(reached).toEqual(["/elsewhere"]);
    for (const one of [elsewhere, server]) {
      one.closeAllConnections();
      one.close();
    }
  },
);
