import {
  assetRules,
  assetSchema,
  debtRules,
  debtSchema,
  entryId,
  financialInfoRules,
  goalSchema,
  goalUpdates,
  MAX_LONG_TEXT,
} from "@seven-figures/domain";
import * as z from "zod/mini";
import { requestId, timeZone } from "./define-call.ts";
import { fieldChange } from "./results.ts";

export const sessionId = z.string("Session is required").check(z.regex(/^[\w.:@-]{1,200}$/, "Session is required"));

/** What is said to the advisor, at most 4,000 characters. */
const message = z
  .string("Message is required")
  .check(
    z.trim(),
    z.minLength(1, "Message is required"),
    z.maxLength(MAX_LONG_TEXT, `Message cannot be longer than ${MAX_LONG_TEXT} characters`),
  );

/** A message to the advisor. */
export const chatPayload = z.object({ message, sessionId, timeZone, requestId });

/** A message that somebody is still writing. */
export const previewPayload = z.object({ message, sessionId, timeZone });

/** An entry's id, and with it the fields that changed. */
const id = entryId;
const deletion = z.object({ id });
const assetEdit = z.extend(z.partial(z.object(assetRules)), { id });
const debtEdit = z.extend(z.partial(z.object({ ...debtRules, interestRate: z.nullable(debtRules.interestRate) })), {
  id,
});
const infoEdit = z.partial(
  z.object({
    annualIncome: z.nullable(financialInfoRules.annualIncome),
    annualExpenses: z.nullable(financialInfoRules.annualExpenses),
    currentSavings: z.nullable(financialInfoRules.currentSavings),
  }),
);

export const chatOperations = z.object({
  goalEdits: z.array(z.extend(goalUpdates, { id })),
  goalDeletes: z.array(deletion),
  assetEdits: z.array(assetEdit),
  assetDeletes: z.array(deletion),
  debtEdits: z.array(debtEdit),
  debtDeletes: z.array(deletion),
});

/**
 * What the advisor's answer carries beside its text: lists hold what was added (or, with `isGoalSuggestion`, what is
 * proposed and not stored), `financialInfo` the fields that changed, `operations` edits and deletes. `receipt` shows
 * every stored change, before and after; `changeId` takes them all back. `quickReplies` are few-answer replies to offer.
 */
export const chatData = z.object({
  message: z.string(),
  needsClarification: z.boolean(),
  clarificationQuestions: z.array(z.string()),
  isGoalSuggestion: z.boolean(),
  goals: z.array(goalSchema),
  financialInfo: infoEdit,
  assets: z.array(assetSchema),
  debts: z.array(debtSchema),
  skills: z.object({ skills: z.array(z.string()), interests: z.array(z.string()) }),
  operations: chatOperations,
  isReadyForPlan: z.boolean(),
  changeId: z.nullable(z.string()),
  warnings: z.array(z.string()),
  receipt: z.array(fieldChange),
  quickReplies: z.array(z.string()),
  /** The answer is to someone in danger or trouble: nothing about money is to be offered beside it. */
  care: z.optional(z.boolean()),
});
export type ChatData = z.infer<typeof chatData>;

export const chatResult = z.object({
  success: z.boolean(),
  message: z.string(),
  data: chatData,
  isReadyForPlan: z.boolean(),
});
export type ChatResult = z.infer<typeof chatResult>;

/**
 * What sending a message would do, as things stand. `receipt` is the one that sending it would give; `question` is what
 * the advisor would ask first, in markdown, or null. Both tell something only where `state` is `told`:
 *
 * - `told`: what follows holds.
 * - `busy`: others are read first, or a newer message of the same person is; asking again in a moment is worth while.
 * - `unknown`: the advisor took too long over it, or failed. The same message is not worth asking about again.
 * - `never`: a language model answers this person, and nobody can tell ahead what it will do.
 */
export const previewResult = z.object({
  state: z.enum(["told", "busy", "unknown", "never"]),
  receipt: z.array(fieldChange),
  question: z.nullable(z.string()),
});
export type PreviewResult = z.infer<typeof previewResult>;
