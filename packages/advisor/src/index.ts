export { needsCare } from "./caring.ts";
export { describeUndo } from "./describe-undo.ts";
export { LearnedReader } from "./reader/learned-reader.ts";
export { respond } from "./respond.ts";
export type { AdvisorInput, AdvisorOutput, AdvisorReply, UndoOutcome } from "./types.ts";
export { amountsIn } from "./vetoes/figures.ts";
export { judgeChanges } from "./vetoes/judge-changes.ts";
export type { Finding, Proposal } from "./vetoes/veto.ts";
