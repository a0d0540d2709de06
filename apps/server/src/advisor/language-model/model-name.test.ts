import { expect, test } from "vitest";
import { StartError } from "../../start-error.ts";
import { requireModelName } from "./model-name.ts";

const none = { apiKey: null, baseUrl: null, dailyTokens: 1, serverDailyTokens: 1 };

test("a model's name may hold colons, and Ollama is where it usually is", () => {
  expect(requireModelName("ollama:qwen3:8b", none)).toEqual({
    provider: "ollama",
    model: "qwen3:8b",
    apiKey: null,
    baseUrl: "http://localhost:11434/v1",
  });
});

test.each([
  ["chatty:x", "must start with one of openai, anthropic, google, openai-compatible, ollama"],
  ["__proto__:x", "must start with one of"],
  ["openai:gpt", "ADVISOR_API_KEY is required"],
  ["anthropic:claude", "ADVISOR_API_KEY is required"],
  ["google:gemini", "ADVISOR_API_KEY is required"],
  ["openai-compatible:x", "ADVISOR_BASE_URL is required"],
])("%s is refused at the start: %s", (model, reason) => {
  expect(() => requireModelName(model, none)).toThrow(StartError);
  expect(() => requireModelName(model, none)).toThrow(reason);
});
