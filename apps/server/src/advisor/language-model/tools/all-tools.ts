import type { AdvisorTool } from "./advisor-tool.ts";
import { assetTool } from "./asset-tool.ts";
import { debtTool } from "./debt-tool.ts";
import { goalStepTool } from "./goal-step-tool.ts";
import { goalTool } from "./goal-tool.ts";
import { pastTool } from "./past-tool.ts";
import { profileTools } from "./profile-tools.ts";
import { queryTool } from "./query-tool.ts";
import { readTools } from "./read-tools.ts";
import { talkTools } from "./talk-tools.ts";
import { yearlyTool } from "./yearly-tool.ts";

/** All that a model can call, always in the same order, so that providers can keep the prompt's beginning. */
export const ADVISOR_TOOLS: readonly AdvisorTool[] = [
  ...readTools,
  queryTool,
  yearlyTool,
  assetTool,
  debtTool,
  pastTool,
  goalTool,
  goalStepTool,
  ...profileTools,
  ...talkTools,
];
