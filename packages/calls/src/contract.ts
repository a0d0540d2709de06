import {
  assetListSchema,
  basicInfoSchema,
  debtListSchema,
  educationHistorySchema,
  experienceSchema,
  financialInfoSchema,
  financialsSchema,
  goalListSchema,
  goalSchema,
  goalUpdates,
  interestListSchema,
  profileSchema,
  scenarioListSchema,
  skillListSchema,
  skillsSchema,
  targetSchema,
  toldListSchema,
} from "@seven-figures/domain";
import * as z from "zod/mini";
import { chatPayload, chatResult, previewPayload, previewResult } from "./chat.ts";
import { chatMessagesPayload, chatMessagesResult, chatSessionsPayload, chatSessionsResult } from "./chat-history.ts";
import { defineCall, leftOut, nothing, requestId, revision, timeZone } from "./define-call.ts";
import {
  activityResult,
  checkInResult,
  financialsResult,
  goalsResult,
  netWorthHistoryResult,
  onboardingResult,
  pastResult,
  profileResult,
  remindersResult,
  savedRemindersResult,
  scenariosResult,
  skillsResult,
  statsResult,
  undoResult,
} from "./results.ts";

const writing = { requestId };
const section = { requestId, revision };
const goalId = idOf("Goal id");
const changeId = idOf("Change id");
/** The goal was the advisor's idea: it is held to the advisor's limit of goals, which a form is not. */
const suggested = leftOut(z.boolean("Suggested must be true or false"));
const emptyOrRequest = z.nullish(z.object(writing));

const profileSection = z.discriminatedUnion("profileSection", [
  z.object({ profileSection: z.literal("basicInfo"), data: basicInfoSchema, ...section }),
  z.object({ profileSection: z.literal("educationHistory"), data: educationHistorySchema, ...section }),
  z.object({ profileSection: z.literal("experience"), data: experienceSchema, ...section }),
  z.object({ profileSection: z.literal("financialGoal"), data: targetSchema, ...section }),
]);

const financialsSection = z.discriminatedUnion("section", [
  z.object({ section: z.literal("financialInfo"), data: financialInfoSchema, ...section }),
  z.object({ section: z.literal("assets"), data: assetListSchema, ...section }),
  z.object({ section: z.literal("debts"), data: debtListSchema, ...section }),
]);

const checkIn = z.object({
  financialInfo: financialInfoSchema,
  assets: assetListSchema,
  debts: debtListSchema,
  timeZone,
  ...section,
});

/** What the wizard ends with: of three documents, with the revisions of them that it was made from. */
const onboarding = z.object({
  profile: profileSchema,
  goals: goalListSchema,
  skills: skillsSchema,
  revisions: leftOut(z.object({ profile: revision, goals: revision, skills: revision })),
  timeZone,
  ...writing,
});

/** What is left out stays as it is; a new calendar address takes the place of the one before. */
const remindersPayload = z.object({
  calendar: leftOut(z.enum(["new", "off"], "Calendar is not one of the options")),
  mail: leftOut(z.boolean("Mail must be true or false")),
  ...writing,
});

const skillsSection = z.discriminatedUnion("section", [
  z.object({ section: z.literal("skills"), data: skillListSchema, ...section }),
  z.object({ section: z.literal("interests"), data: interestListSchema, ...section }),
]);

function idOf(label: string) {
  const missing = `${label} is required`;
  return z.string(missing).check(z.minLength(1, missing), z.maxLength(100));
}

/** Every data call, by name: `POST /api/us-central1/<name>`. */
export const contract = {
  createUserProfile: defineCall(emptyOrRequest, z.object({ created: z.boolean() })),
  getUserStats: defineCall(nothing, statsResult),
  getUserProfile: defineCall(nothing, profileResult),
  saveUserProfile: defineCall(z.object({ profile: profileSchema, ...section }), profileResult),
  updateUserProfileSection: defineCall(profileSection, profileResult),
  getUserFinancials: defineCall(nothing, financialsResult),
  saveUserFinancials: defineCall(z.object({ financials: financialsSchema, ...section }), financialsResult),
  updateUserFinancialsSection: defineCall(financialsSection, financialsResult),
  getUserIntermediateGoals: defineCall(nothing, goalsResult),
  saveUserIntermediateGoals: defineCall(z.object({ goals: goalListSchema, ...section }), goalsResult),
  addIntermediateGoal: defineCall(z.object({ goal: goalSchema, suggested, ...section }), goalsResult),
  updateIntermediateGoal: defineCall(z.object({ goalId, updates: goalUpdates, ...section }), goalsResult),
  deleteIntermediateGoal: defineCall(z.object({ goalId, ...section }), goalsResult),
  getUserSkills: defineCall(nothing, skillsResult),
  saveUserSkills: defineCall(z.object({ skills: skillsSchema, ...section }), skillsResult),
  updateUserSkillsSection: defineCall(skillsSection, skillsResult),
  handleSmartChatMessage: defineCall(chatPayload, chatResult),
  getChatSessions: defineCall(chatSessionsPayload, chatSessionsResult),
  getChatMessages: defineCall(chatMessagesPayload, chatMessagesResult),
  undoAdvisorChange: defineCall(z.object({ changeId, ...writing }), undoResult),
  getActivity: defineCall(z.nullish(z.object({ before: leftOut(z.string().check(z.maxLength(100))) })), activityResult),
  getNetWorthHistory: defineCall(
    z.nullish(z.object({ from: leftOut(z.string().check(z.maxLength(10))) })),
    netWorthHistoryResult,
  ),
  getPast: defineCall(nothing, pastResult),
  saveCheckIn: defineCall(checkIn, checkInResult),
  saveToldFigures: defineCall(z.object({ told: toldListSchema, ...section }), pastResult),
  getScenarios: defineCall(nothing, scenariosResult),
  saveScenarios: defineCall(z.object({ scenarios: scenarioListSchema, ...section }), scenariosResult),
  getReminders: defineCall(nothing, remindersResult),
  saveReminders: defineCall(remindersPayload, savedRemindersResult),
  exportUserData: defineCall(nothing, z.record(z.string(), z.unknown())),
  cleanupUserData: defineCall(emptyOrRequest, z.object({ erased: z.boolean() })),
  deleteAccount: defineCall(
    z.object({ password: z.string("Password is required").check(z.maxLength(1000)), ...writing }),
    z.object({ deleted: z.boolean() }),
  ),
  previewMessage: defineCall(previewPayload, previewResult),
  completeOnboarding: defineCall(onboarding, onboardingResult),
} as const;

export type CallName = keyof typeof contract;
export type CallPayload<Name extends CallName> = z.input<(typeof contract)[Name]["payload"]>;
/** What a handler gets: the payload after its check. */
export type CheckedPayload<Name extends CallName> = z.output<(typeof contract)[Name]["payload"]>;
export type CallResult<Name extends CallName> = z.output<(typeof contract)[Name]["result"]>;

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(contract, name);
}
