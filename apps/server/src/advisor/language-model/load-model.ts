import type { LanguageModel } from "ai";
import type { ModelName } from "./model-name.ts";

/** Where a model's address sends us elsewhere, the key and what people said do not follow. */
const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });

/** The model itself. Only the provider that is used is loaded. */
export async function loadModel({ provider, model, apiKey, baseUrl }: ModelName): Promise<LanguageModel> {
  // The AI SDK would print warnings about settings that a model ignores among our log lines.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const settings = {
    fetch: fetchWithoutRedirects,
    ...(apiKey === null ? {} : { apiKey }),
    ...(baseUrl === null ? {} : { baseURL: baseUrl }),
  };
  switch (provider) {
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      return createOpenAI(settings)(model);
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic(settings)(model);
    }
    case "google": {
      const { createGoogle } = await import("@ai-sdk/google");
      return createGoogle(settings)(model);
    }
    case "openai-compatible":
    case "ollama": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({ ...settings, name: provider, baseURL: baseUrl ?? "", includeUsage: true })(model);
    }
  }
}
