import type { CallName } from "@seven-figures/calls";
import type { Handler } from "../call/call.ts";
import { cleanupUserData } from "./account/cleanup-user-data.ts";
import { deleteAccount } from "./account/delete-account.ts";
import { exportUserData } from "./account/export-user-data.ts";
import { getChatMessages } from "./chat/get-chat-messages.ts";
import { getChatSessions } from "./chat/get-chat-sessions.ts";
import { handleSmartChatMessage } from "./chat/handle-smart-chat-message.ts";
import { previewMessage } from "./chat/preview-message.ts";
import { getUserFinancials } from "./financials/get-user-financials.ts";
import { getUserStats } from "./financials/get-user-stats.ts";
import { saveUserFinancials } from "./financials/save-user-financials.ts";
import { updateUserFinancialsSection } from "./financials/update-user-financials-section.ts";
import { addIntermediateGoal } from "./goals/add-intermediate-goal.ts";
import { deleteIntermediateGoal } from "./goals/delete-intermediate-goal.ts";
import { getUserIntermediateGoals } from "./goals/get-user-intermediate-goals.ts";
import { saveUserIntermediateGoals } from "./goals/save-user-intermediate-goals.ts";
import { updateIntermediateGoal } from "./goals/update-intermediate-goal.ts";
import { getActivity } from "./history/get-activity.ts";
import { getNetWorthHistory } from "./history/get-net-worth-history.ts";
import { undoAdvisorChange } from "./history/undo-advisor-change.ts";
import { getPast } from "./past/get-past.ts";
import { getReminders } from "./past/get-reminders.ts";
import { saveCheckIn } from "./past/save-check-in.ts";
import { saveReminders } from "./past/save-reminders.ts";
import { saveToldFigures } from "./past/save-told-figures.ts";
import { completeOnboarding } from "./profile/complete-onboarding.ts";
import { createUserProfile } from "./profile/create-user-profile.ts";
import { getUserProfile } from "./profile/get-user-profile.ts";
import { saveUserProfile } from "./profile/save-user-profile.ts";
import { updateUserProfileSection } from "./profile/update-user-profile-section.ts";
import { getScenarios } from "./scenarios/get-scenarios.ts";
import { saveScenarios } from "./scenarios/save-scenarios.ts";
import { getUserSkills } from "./skills/get-user-skills.ts";
import { saveUserSkills } from "./skills/save-user-skills.ts";
import { updateUserSkillsSection } from "./skills/update-user-skills-section.ts";

/** Every call of the contract and who carries it out, in the contract's order. */
export const handlers: { readonly [Name in CallName]: Handler<Name> } = {
  createUserProfile,
  getUserStats,
  getUserProfile,
  saveUserProfile,
  updateUserProfileSection,
  getUserFinancials,
  saveUserFinancials,
  updateUserFinancialsSection,
  getUserIntermediateGoals,
  saveUserIntermediateGoals,
  addIntermediateGoal,
  updateIntermediateGoal,
  deleteIntermediateGoal,
  getUserSkills,
  saveUserSkills,
  updateUserSkillsSection,
  handleSmartChatMessage,
  getChatSessions,
  getChatMessages,
  undoAdvisorChange,
  getActivity,
  getNetWorthHistory,
  getPast,
  saveCheckIn,
  saveToldFigures,
  getScenarios,
  saveScenarios,
  getReminders,
  saveReminders,
  exportUserData,
  cleanupUserData,
  deleteAccount,
  previewMessage,
  completeOnboarding,
};
