import { type AdvisorInput, amountsIn } from "@seven-figures/advisor";
import { instantOf } from "@seven-figures/domain";
import type { LanguageModel, ModelMessage } from "ai";
import type { Logger } from "../../logger.ts";
import type { Store } from "../../store/store.ts";
import type { Advisor } from "../advisor.ts";
import type { BuiltInAdvisor } from "../built-in-advisor.ts";
import { placeOfError } from "../place-of-error.ts";
import { builtInOutput, type Listener } from "./built-in-output.ts";
import { cleanMessage } from "./clean-text.ts";
import { yesOrNo } from "./confirmation.ts";
import { type Conversation, openConversation } from "./conversation.ts";
import { Draft } from "./draft.ts";
import { INSTRUCTIONS } from "./instructions.ts";
import { confirmedOutput, modelOutput } from "./model-output.ts";
import { modelTools, TOOLS_LENGTH } from "./model-tools.ts";
import { promptMessages } from "./prompt.ts";
import { type ModelOutcome, runModel } from "./run-model.ts";
import { Speech } from "./speech.ts";
import { Spending } from "./spending.ts";

const MESSAGES_A_MINUTE = 10;
/** Exchanges whose amounts a message may go on from. */
const MOST_REMEMBERED = 3;
const ANSWER_WITHIN_MS = 60_000;
export const UNAVAILABLE = "(The language model could not answer just now, so this is the built-in advisor.)";
export const BUDGET_SPENT = "(Today's budget for the language model is used up, so this is the built-in advisor.)";

export interface LanguageModelOptions {
  model: LanguageModel;
  /** Answers where the model can't. */
  builtIn: BuiltInAdvisor;
  store: Pick<Store, "countTokens" | "countServerTokens">;
  log: Logger;
  /** Tokens that the model may use for one person in a day. */
  dailyTokens: number;
  /** As `dailyTokens`, for everyone together. */
  serverDailyTokens: number;
  /** How long the model may take for a message, all attempts at it together. */
  answerWithinMs?: number;
}

/**
 * A language model as the advisor. It reads and proposes through tools; what holds, how much of it and what the person
 * is asked about first is decided here and in the domain. Where it fails, the built-in advisor answers and says so.
 */
export function createLanguageModelAdvisor(options: LanguageModelOptions): Advisor {
  const { builtIn, log } = options;
  return {
    messagesPerMinute: MESSAGES_A_MINUTE,
    describeUndo: builtIn.describeUndo,
    // What a model will do nobody can tell ahead; for sample people it is not asked.
    preview: async (input, signal, asker) =>
      asker.isSample
        ? builtIn.preview({ ...input, conversation: openConversation(input.conversation).builtIn }, signal, asker)
        : "never",
    async respond(input, onDelta, signal, asker) {
      const listener = { onDelta, signal, asker };
      const conversation = openConversation(input.conversation);
      const { pending } = conversation;
      // Danger and trouble never reach a model or its tools; nor do sample people, whom nobody pays for.
      const isForBuiltIn =
        asker.isSample || (await builtIn.needsCare({ ...input, conversation: conversation.builtIn }, signal, asker));
      if (isForBuiltIn) {
        return builtInOutput(builtIn, input, conversation, { listener, note: "" });
      }
      const now = instantOf(asker.now);
      const yes = yesOrNo(input.message);
      if (yes !== undefined && pending) return confirmedOutput(input, { ...conversation, pending }, { yes, now });
      // A yes or no to the built-in advisor's own question; nobody else knows what it asked.
      if (yes !== undefined && conversation.builtInAsked) {
        return builtInOutput(builtIn, input, conversation, { listener, note: "" });
      }
      // What was asked about and not answered with yes is not carried out any more.
      const open = { ...conversation, pending: null };
      const draft = new Draft(input.documents, now, { ...input, known: knownAmounts(open) });
      const speech = new Speech(onDelta, () => draft.held.length > 0 || draft.undo);
      const outcome = await askModel(options, input, open, { draft, speech, listener });
      signal.throwIfAborted();
      if (outcome === "budget-spent") return builtInOutput(builtIn, input, open, { listener, note: BUDGET_SPENT });
      const text = "text" in outcome ? cleanMessage(outcome.text) : "";
      const output = "text" in outcome ? modelOutput(input, open, { draft, text, now }) : null;
      if (output) {
        speech.finish(output.reply.message);
        return output;
      }
      const reason = "failed" in outcome ? outcome : { failed: "said nothing" };
      log.warn("The language model failed on a message", { userId: asker.userId, ...reason });
      return builtInOutput(builtIn, input, open, { listener, note: UNAVAILABLE });
    },
  };
}

/** Amounts that were spoken of before: in the conversation, and in goals that were proposed. */
function knownAmounts({ history, proposed }: Conversation): number[] {
  const goals = proposed.flatMap(({ targetAmount, currentAmount, submilestones }) => [
    targetAmount,
    currentAmount,
    ...submilestones.map((step) => step.targetAmount),
  ]);
  const recent = history.slice(-MOST_REMEMBERED).flatMap(({ said, answered }) => [said, answered].flatMap(amountsIn));
  return [...goals.filter((amount) => amount !== null), ...recent];
}

interface Attempt {
  draft: Draft;
  speech: Speech;
  listener: Listener;
}

/** Runs the model within the person's budget and the time that is left. */
async function askModel(
  options: LanguageModelOptions,
  input: AdvisorInput,
  conversation: Conversation,
  attempt: Attempt,
): Promise<ModelOutcome | "budget-spent"> {
  const { store, dailyTokens, serverDailyTokens } = options;
  const { userId, now } = attempt.listener.asker;
  const messages = promptMessages(input, conversation);
  const spending = new Spending(INSTRUCTIONS.length + TOOLS_LENGTH + JSON.stringify(messages).length);
  // Taken before and settled after, so that many messages at once don't all find the same budget.
  const used = (await store.countTokens(userId, spending.estimate, now)) - spending.estimate;
  const usedByAll = (await store.countServerTokens(spending.estimate, now)) - spending.estimate;
  try {
    if (used >= dailyTokens || usedByAll >= serverDailyTokens) return "budget-spent";
    return await runInTime(options, input, conversation, { ...attempt, messages, spending });
  } finally {
    await store.countServerTokens(spending.tokens - spending.estimate, now);
    await store.countTokens(userId, spending.tokens - spending.estimate, now);
  }
}

async function runInTime(
  { model, builtIn, log, answerWithinMs = ANSWER_WITHIN_MS }: LanguageModelOptions,
  input: AdvisorInput,
  { proposed }: Conversation,
  { draft, speech, listener, messages, spending }: Attempt & { messages: ModelMessage[]; spending: Spending },
): Promise<ModelOutcome> {
  const { signal, asker } = listener;
  const left = Math.floor(answerWithinMs - (performance.now() - asker.since));
  if (left <= 0) return { failed: "out of time" };
  const makePlan = async () => {
    const asked = { ...input, documents: draft.documents, conversation: null, message: "Make me a plan" };
    return (await builtIn.respond(asked, () => {}, signal, asker)).reply;
  };
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(left)]);
  const onFailure = (tool: string, error: unknown) => {
    if (inTime.aborted) return;
    log.error("A tool of the language model failed", { userId: asker.userId, tool, error: placeOfError(error) });
  };
  return runModel({
    model,
    messages,
    tools: modelTools({ draft, input, proposed, makePlan, history: () => asker.history() }, onFailure),
    speech,
    spending,
    isDone: () => draft.undo,
    signal: inTime,
  });
}
