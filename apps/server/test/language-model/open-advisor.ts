import type { AdvisorInput, AdvisorOutput } from "@seven-figures/advisor";
import { type Documents, type History, newDocuments, newProfile } from "@seven-figures/domain";
import type { Advisor } from "../../src/advisor/advisor.ts";
import { openBuiltInAdvisor } from "../../src/advisor/built-in-advisor.ts";
import { createLanguageModelAdvisor } from "../../src/advisor/language-model/language-model-advisor.ts";
import { loadModel } from "../../src/advisor/language-model/load-model.ts";
import { createLogger } from "../../src/logger.ts";
import { mindInProcess } from "./mind-in-process.ts";
import { ScriptedModelServer } from "./scripted-model-server.ts";

export const NOW = Date.UTC(2026, 10, 20, 9);
const MOMENT = "2026-11-20T09:00:00.000Z";

/** Since October; in November the Visa came down by 500. */
export const HISTORY: History = {
  since: "2026-10-01",
  changes: [
    {
      date: "2026-11-10",
      fields: [
        {
          path: ["financials", "debts", "d1", "balance"],
          thing: "Visa",
          action: "changed",
          before: 3_700,
          after: 3_200,
          unit: "money",
        },
      ],
    },
  ],
  earlier: [],
};

export interface OpenAdvisor {
  server: ScriptedModelServer;
  advisor: Advisor;
  logged: string[];
  /** Tokens counted so far, by person. */
  tokens: Map<string, number>;
  say(
    message: string,
    more?: Partial<AdvisorInput & { signal: AbortSignal; userId: string; isSample: boolean }>,
  ): Promise<Said>;
}

interface Said extends AdvisorOutput {
  deltas: string[];
}

/** The adapter at a scripted server, with the built-in advisor behind it. */
export async function openAdvisor({
  answerWithinMs = 5_000,
  dailyTokens = 1_000_000,
  serverDailyTokens = 1_000_000_000,
  mind = mindInProcess(),
} = {}): Promise<OpenAdvisor> {
  const server = await ScriptedModelServer.open();
  const logged: string[] = [];
  const tokens = new Map<string, number>();
  let all = 0;
  const advisor = createLanguageModelAdvisor({
    model: await loadModel({ provider: "openai-compatible", model: "test", apiKey: "key", baseUrl: server.url }),
    builtIn: openBuiltInAdvisor(mind),
    store: {
      async countTokens(userId, count) {
        const sum = (tokens.get(userId) ?? 0) + count;
        tokens.set(userId, sum);
        return sum;
      },
      async countServerTokens(count) {
        all += count;
        return all;
      },
    },
    serverDailyTokens,
    log: createLogger("info", (line) => logged.push(line)),
    dailyTokens,
    answerWithinMs,
  });
  let ids = 0;
  return {
    server,
    advisor,
    logged,
    tokens,
    async say(message, { signal = new AbortController().signal, userId = "ann", isSample = false, ...more } = {}) {
      const deltas: string[] = [];
      const newId = (prefix: string) => `${prefix}-${++ids}`;
      const input = {
        documents: newcomer(),
        conversation: null,
        message,
        today: "2026-11-20" as const,
        newId,
        ...more,
      };
      const asker = { userId, isSample, now: NOW, since: performance.now(), history: async () => HISTORY };
      return { ...(await advisor.respond(input, (delta) => deltas.push(delta), signal, asker)), deltas };
    },
  };
}

function newcomer(): Documents {
  return newDocuments(newProfile({ name: "Ann Lee", email: "ann@example.com" }, "2026-11-20", MOMENT), MOMENT);
}

/** Someone with two assets, three debts and a goal with two steps. */
export function settled(): Documents {
  const documents = newcomer();
  const step = { description: "", targetDate: null, completed: false };
  return {
    ...documents,
    financials: {
      ...documents.financials,
      financialInfo: { annualIncome: 85_000, annualExpenses: 50_400, currentSavings: null },
      assets: [
        { id: "a1", name: "Ally savings", type: "savings", value: 20_000, description: "" },
        { id: "a2", name: "Vanguard 401k", type: "retirement", value: 63_000, description: "" },
      ],
      debts: [
        { id: "d1", name: "Visa", type: "credit-card", balance: 3_200, interestRate: 24.9, description: "" },
        { id: "d2", name: "Amex", type: "credit-card", balance: 900, interestRate: null, description: "" },
        { id: "d3", name: "Car loan", type: "car-loan", balance: 12_000, interestRate: 6, description: "" },
      ],
    },
    goals: {
      ...documents.goals,
      intermediateGoals: [
        {
          id: "g1",
          title: "House deposit",
          type: "financial",
          targetAmount: 40_000,
          currentAmount: 5_000,
          progress: null,
          targetDate: null,
          status: "In Progress",
          description: "",
          category: "",
          submilestones: [
            { ...step, id: "s1", title: "First ten", targetAmount: 10_000, order: 0 },
            { ...step, id: "s2", title: "Half", targetAmount: 20_000, order: 1 },
          ],
          createdAt: MOMENT,
          updatedAt: MOMENT,
        },
      ],
    },
    skills: { ...documents.skills, skills: ["Sales", "Writing"], interests: ["Cooking"] },
  };
}
