import type { Advisor } from "../advisor.ts";
import { createLanguageModelAdvisor, type LanguageModelOptions } from "./language-model-advisor.ts";
import { loadModel } from "./load-model.ts";
import type { ModelName } from "./model-name.ts";

/** Loads the AI SDK and the provider's part of it. */
export async function openLanguageModel(
  name: ModelName,
  options: Omit<LanguageModelOptions, "model">,
): Promise<Advisor> {
  return createLanguageModelAdvisor({ ...options, model: await loadModel(name) });
}
