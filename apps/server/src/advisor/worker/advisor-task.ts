import type { AdvisorInput } from "@seven-figures/advisor";

/** What a worker is asked to do with a message. */
export interface AdvisorTask {
  work: "respond" | "needsCare";
  /** All of an advisor's input that can be sent to another process. */
  input: Pick<AdvisorInput, "documents" | "conversation" | "message" | "today" | "history">;
  /** Epoch milliseconds, for the ids of new entries. */
  now: number;
}

/** What a worker says when it begins with a task: until then it may have been starting, or busy with others. */
export const BEGUN = "begun";
