import { GoalSummary } from "./goal-summary.tsx";
import type { OnboardingDraft } from "./onboarding-draft.ts";
import { ProfileSummary } from "./profile-summary.tsx";
import { StepNote } from "./step-note.tsx";

/** What stands beside a step: what it is for, or what it adds up to. */
export function WizardAside({ step, draft }: { step: number; draft: OnboardingDraft }) {
  if (step === 0) {
    return (
      <StepNote title="What happens with this">
        Your answers shape what the advisor suggests. The country decides which accounts and rules it talks about; all
        amounts are in US dollars.
      </StepNote>
    );
  }
  if (step === 1) return <GoalSummary goal={draft.goal} />;
  if (step === 2) {
    return (
      <StepNote title="Why it helps">
        With your education and work in mind, the advisor can suggest ways to raise your income. You can add or change
        this at any time in your profile.
      </StepNote>
    );
  }
  return <ProfileSummary draft={draft} />;
}
