export { describeUndo } from "./describe-undo.ts";
export { needsCare, respond } from "./respond.ts";
export type { AdvisorInput, AdvisorOutput, AdvisorReply, UndoOutcome } from "./types.ts";
