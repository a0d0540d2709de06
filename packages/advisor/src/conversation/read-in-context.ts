import type { ContextThing } from "../reader/context-tokens.ts";
import type { LearnedReading } from "../reader/learned-reader.ts";
import { spokenOf } from "../reader/spoken-of.ts";
import type { AdvisorInput } from "../types.ts";
import { contextOf } from "./context-of.ts";
import type { Conversation } from "./conversation.ts";

/** A message as the trained reader reads it after what went before, and what it may lean on there. */
export interface ReadInContext {
  learned: LearnedReading | undefined;
  context: ContextThing[];
}

export function readInContext(input: AdvisorInput, opened: Conversation): ReadInContext {
  const { message, documents, today, reader } = input;
  const { since = 0, shown, last } = opened;
  const context = contextOf(opened, input);
  // what was asked about since is meant by "it", and stands in the context
  const isAskedSince = since > 0 && shown?.length === 1;
  const told = isAskedSince ? [] : (last?.statements ?? []);
  return { learned: reader?.read(message, documents, today, spokenOf(told), context), context };
}
