import type { Change, Goal } from "@seven-figures/domain";
import * as z from "zod/mini";
import type { Pending } from "./confirmation.ts";

/** What was said and answered before. */
interface Exchange {
  said: string;
  answered: string;
}

/** What is kept between two messages of a session. */
export interface Conversation {
  kind: "language-model";
  version: 1;
  /** The last exchanges, oldest first. */
  history: Exchange[];
  /** Waits for a yes in the next message, and for no longer. */
  pending: Pending | null;
  /** Goals that were proposed and not stored. */
  proposed: Goal[];
  /** What the built-in advisor keeps, where it gave the last answer; else null. */
  builtIn: unknown;
  /** Whether that answer asked something. */
  builtInAsked: boolean;
}

const MOST_EXCHANGES = 12;
const LONGEST_TEXT = 2_000;
const MOST_CHARACTERS = 16_000;

const isRecord = (value: unknown) => typeof value === "object" && value !== null;
const schema = z.object({
  kind: z.literal("language-model"),
  version: z.literal(1),
  history: z.array(z.object({ said: z.string(), answered: z.string() })),
  pending: z.nullable(
    z.object({
      changes: z.array(z.custom<Change>(isRecord)),
      gone: z.array(z.object({ key: z.string(), name: z.string() })),
      asked: z._default(z.array(z.string()), []),
    }),
  ),
  proposed: z.array(z.custom<Goal>(isRecord)),
  builtIn: z.unknown(),
  builtInAsked: z.boolean(),
});

const NEW: Conversation = {
  kind: "language-model",
  version: 1,
  history: [],
  pending: null,
  proposed: [],
  builtIn: null,
  builtInAsked: false,
};

/** The conversation as it was kept; a new one where another kind of advisor kept it, or nobody. */
export function openConversation(kept: unknown): Conversation {
  const result = z.safeParse(schema, kept);
  return result.success ? { ...result.data, builtIn: result.data.builtIn ?? null } : NEW;
}

/** The history with one more exchange, bounded: the oldest go first, long texts are cut. */
export function withExchange(history: readonly Exchange[], said: string, answered: string): Exchange[] {
  const kept = [...history, { said: cut(said), answered: cut(answered) }].slice(-MOST_EXCHANGES);
  while (kept.length > 1 && charactersOf(kept) > MOST_CHARACTERS) kept.shift();
  return kept;
}

function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).toWellFormed()} [...]` : text;
}

function charactersOf(history: readonly Exchange[]): number {
  return history.reduce((sum, { said, answered }) => sum + said.length + answered.length, 0);
}
