import type { AdvisorConfig } from "../config/config.ts";
import type { Logger } from "../logger.ts";
import type { Store } from "../store/store.ts";
import type { Advisor } from "./advisor.ts";
import type { AdvisorMind } from "./advisor-mind.ts";
import { openBuiltInAdvisor } from "./built-in-advisor.ts";
import { requireModelName } from "./language-model/model-name.ts";

/**
 * The advisor that is configured; throws a StartError where its configuration is not enough. Without ADVISOR_MODEL
 * nothing of the language models is loaded: a start is to be quick.
 */
export async function chooseAdvisor(
  config: AdvisorConfig,
  { mind, store, log }: { mind: AdvisorMind; store: Store; log: Logger },
): Promise<Advisor> {
  const builtIn = openBuiltInAdvisor(mind);
  if (config.model === null) return builtIn;
  const name = requireModelName(config.model, config);
  const { openLanguageModel } = await import("./language-model/open-language-model.ts");
  const { dailyTokens, serverDailyTokens } = config;
  return openLanguageModel(name, { builtIn, store, log, dailyTokens, serverDailyTokens });
}
