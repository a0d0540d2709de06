import {
  APICallError,
  isStepCount,
  type LanguageModel,
  type ModelMessage,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from "ai";
import { INSTRUCTIONS } from "./instructions.ts";
import type { Speech } from "./speech.ts";
import type { Spending } from "./spending.ts";

/** Requests for one message: an answer that is not there by then never comes. */
const MOST_ROUNDS = 8;
const MOST_OUTPUT_TOKENS = 8_000;
/** Characters that one message's rounds may send in all, whatever of. */
const MOST_RECEIVED = 400_000;
/** Arguments that are no JSON, or tools that don't exist, in so many rounds in a row: the model is not up to it. */
const MOST_GARBLED = 2;

/** Providers cut off, refuse or garble; the reason is for the log. */
export type ModelOutcome = { text: string } | { failed: string; status?: number };

interface ModelRun {
  model: LanguageModel;
  messages: ModelMessage[];
  tools: ToolSet;
  speech: Speech;
  spending: Spending;
  /** Ends the loop after the round in which it becomes true. */
  isDone(): boolean;
  signal: AbortSignal;
}

/** How far a run has come. */
interface Progress {
  text: string;
  rounds: number;
  garbled: number;
  isGarbledRound: boolean;
  /** Characters of this round and of all. */
  received: number;
  receivedInAll: number;
  finish: { reason: string; calledTools: boolean };
}

/** Lets a model answer, calling tools, in at most {@link MOST_ROUNDS} rounds. Failures are values. */
export async function runModel(run: ModelRun): Promise<ModelOutcome> {
  const hangUp = new AbortController();
  const signal = AbortSignal.any([run.signal, hangUp.signal]);
  try {
    return await follow(run, signal);
  } catch (error) {
    return failure(error, run);
  } finally {
    hangUp.abort();
  }
}

async function follow(run: ModelRun, signal: AbortSignal): Promise<ModelOutcome> {
  const { model, messages, tools, isDone } = run;
  const result = streamText({
    model,
    // Anthropic keeps what it is told to keep, all others what requests begin with.
    instructions: {
      role: "system",
      content: INSTRUCTIONS,
      providerOptions: { anthropic: { cacheControl: { type: "ephemeral" } } },
    },
    messages,
    tools,
    stopWhen: [isStepCount(MOST_ROUNDS), isDone],
    maxOutputTokens: MOST_OUTPUT_TOKENS,
    maxRetries: 0,
    abortSignal: signal,
    // OpenAI would keep the conversations.
    providerOptions: { openai: { store: false } },
    // The errors are parts of the stream as well; by default they are printed.
    onError: () => {},
  });
  const progress: Progress = {
    text: "",
    rounds: 0,
    garbled: 0,
    isGarbledRound: false,
    received: 0,
    receivedInAll: 0,
    finish: { reason: "none", calledTools: false },
  };
  for await (const part of result.stream) {
    if (part.type === "error") return failure(part.error, run, progress.received);
    if (part.type === "abort") return failure(signal.reason, run, progress.received);
    take(part, progress, run);
    if (progress.receivedInAll > MOST_RECEIVED) {
      run.spending.addRequest(undefined, progress.received);
      return { failed: "too much text" };
    }
    if (progress.garbled >= MOST_GARBLED) return { failed: "malformed tool calls" };
  }
  return outcome(progress, isDone());
}

function take(part: TextStreamPart<ToolSet>, progress: Progress, { speech, spending }: ModelRun): void {
  switch (part.type) {
    case "start-step":
      Object.assign(progress, { text: "", received: 0, isGarbledRound: false, rounds: progress.rounds + 1 });
      progress.finish = { reason: "none", calledTools: false };
      speech.startRound();
      return;
    case "text-delta":
      progress.text += part.text;
      speech.add(part.text);
      receive(progress, part.text);
      return;
    case "reasoning-delta":
      receive(progress, part.text);
      return;
    case "tool-input-delta":
      receive(progress, part.delta);
      return;
    case "tool-call":
      progress.finish.calledTools = true;
      progress.isGarbledRound ||= part.invalid === true;
      speech.callTool();
      return;
    case "finish-step":
      spending.addRequest(part.usage.totalTokens, progress.received);
      progress.finish.reason = part.finishReason;
      progress.garbled = progress.isGarbledRound ? progress.garbled + 1 : 0;
      return;
  }
}

function receive(progress: Progress, text: string): void {
  progress.received += text.length;
  progress.receivedInAll += text.length;
}

const COMPLETE = new Set(["stop", "length", "other", "tool-calls"]);

function outcome({ finish, rounds, text }: Progress, isDone: boolean): ModelOutcome {
  if (!COMPLETE.has(finish.reason)) return { failed: `ended with '${finish.reason}'` };
  if (finish.calledTools && !isDone) return { failed: `no answer within ${rounds} rounds` };
  return { text };
}

/** A request that was refused or never arrived costs nothing; one that broke off costs what was sent. */
function failure(error: unknown, { spending, signal }: ModelRun, received = 0): ModelOutcome {
  if (APICallError.isInstance(error) && !signal.aborted) {
    if (error.statusCode === undefined) return { failed: "not reached" };
    if (error.statusCode >= 400) return { failed: "refused by the provider", status: error.statusCode };
  }
  spending.addRequest(undefined, received);
  if (signal.aborted) return { failed: "out of time" };
  return { failed: error instanceof Error ? error.name : "broken answer" };
}
