export * from "./bootstrap.ts";
export * from "./calendar-path.ts";
export * from "./call-error.ts";
export { type ChatData, type ChatResult, chatOperations, type PreviewResult } from "./chat.ts";
export type { ChatSessionEntry, KeptAnswer, KeptMessage } from "./chat-history.ts";
export * from "./client.ts";
export * from "./contract.ts";
export type { CallContract } from "./define-call.ts";
export type { ErrorBody } from "./error-body.ts";
export * from "./error-codes.ts";
export * from "./kept-words.ts";
export type {
  ActivityEntry,
  CheckInResult,
  FinancialsResult,
  GoalsResult,
  PastResult,
  ProfileResult,
  RemindersResult,
  ScenariosResult,
  SkillsResult,
} from "./results.ts";
export type { Security } from "./security.ts";
