import type { AdvisorConfig } from "../../config/config.ts";
import { StartError } from "../../start-error.ts";

const PROVIDERS = ["openai", "anthropic", "google", "openai-compatible", "ollama"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Which model answers, and how to reach it. */
export interface ModelName {
  provider: Provider;
  model: string;
  apiKey: string | null;
  /** Null: the provider's own address. */
  baseUrl: string | null;
}

const OLLAMA_URL = "http://localhost:11434/v1";
const NEEDS_KEY: readonly Provider[] = ["openai", "anthropic", "google"];

/** The model that the configuration names; throws a {@link StartError} where it can't be reached like this. */
export function requireModelName(model: string, { apiKey, baseUrl }: Omit<AdvisorConfig, "model">): ModelName {
  const at = model.indexOf(":");
  const provider = PROVIDERS.find((name) => name === model.slice(0, at));
  if (!provider)
    throw new StartError([`ADVISOR_MODEL must start with one of ${PROVIDERS.join(", ")}, not '${model}'.`]);
  if (NEEDS_KEY.includes(provider) && apiKey === null) {
    throw new StartError([`ADVISOR_API_KEY is required with ADVISOR_MODEL=${model}.`]);
  }
  if (provider === "openai-compatible" && baseUrl === null) {
    throw new StartError([`ADVISOR_BASE_URL is required with ADVISOR_MODEL=${model}.`]);
  }
  return {
    provider,
    model: model.slice(at + 1),
    apiKey,
    baseUrl: baseUrl ?? (provider === "ollama" ? OLLAMA_URL : null),
  };
}
