import {
  COUNTRIES,
  EMPLOYMENT_STATUSES,
  includesName,
  RISK_TOLERANCES,
  STRATEGIES,
  TIMEFRAMES,
} from "@seven-figures/domain";
import * as z from "zod/mini";
import { advisorTool, dollars, given, line, propose, refused } from "./advisor-tool.ts";

/** The e-mail address is not among them: it is the account's. */
const basicInfo = z.object({
  name: z.optional(line),
  location: z.optional(line),
  occupation: z.optional(line),
  country: z.optional(z.enum(COUNTRIES)),
  employmentStatus: z.optional(z.enum(EMPLOYMENT_STATUSES)),
});

const target = z.object({
  targetAmount: z.optional(dollars),
  targetYear: z.optional(z.number()),
  timeframe: z.optional(z.enum(TIMEFRAMES)),
  riskTolerance: z.optional(z.enum(RISK_TOLERANCES)),
  primaryStrategy: z.optional(z.enum(STRATEGIES)),
});

const names = z.object({
  list: z.enum(["skills", "interests"]),
  action: z.enum(["add", "remove"]),
  names: z.array(line).check(z.maxLength(50, "At most 50 names at once")),
});

export const profileTools = [
  advisorTool({
    name: "change_profile",
    description: "Sets the fields of the profile that the person stated plainly.",
    arguments: basicInfo,
    run: (fields, desk) =>
      propose(desk, { kind: "set-basic-info", fields: given(fields) }, () => desk.draft.documents.profile.basicInfo),
  }),
  advisorTool({
    name: "change_target",
    description: "Sets the main target (net worth to reach and by which year), timeframe, risk tolerance or strategy.",
    arguments: target,
    run: (fields, desk) =>
      propose(
        desk,
        { kind: "set-financial-goal", fields: given(fields) },
        () => desk.draft.documents.profile.financialGoal,
      ),
  }),
  advisorTool({
    name: "change_skills_or_interests",
    description: "Adds names to the person's skills or interests, or removes them.",
    arguments: names,
    run({ list, action, names: given }, desk) {
      const stored = () => desk.draft.documents.skills[list];
      const absent = action === "remove" ? given.filter((name) => !includesName(stored(), name)) : [];
      if (absent.length > 0) return refused(`Not among the ${list}: ${absent.join(", ")}.`);
      return propose(desk, { kind: action === "add" ? "add-names" : "remove-names", list, names: given }, stored);
    },
  }),
];
