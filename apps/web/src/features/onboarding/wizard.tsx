import { useEffect } from "react";
import { today } from "#config/today.ts";
import { usePerson } from "#session/auth-provider.tsx";
import { PageHead } from "#ui/page.tsx";
import { newDraft } from "./onboarding-draft.ts";
import { furthestStep, STEPS } from "./steps.ts";
import { type StoredBefore, useCompleteOnboarding } from "./use-complete-onboarding.ts";
import { useOnboardingDraft } from "./use-onboarding-draft.ts";
import { useTitleFocus } from "./use-title-focus.ts";
import { useWizardStep } from "./use-wizard-step.ts";
import styles from "./wizard.module.css";
import { WizardAside } from "./wizard-aside.tsx";
import { WizardStepForm } from "./wizard-step-form.tsx";
import { WizardSteps } from "./wizard-steps.tsx";

export function Wizard({ before }: { before: StoredBefore }) {
  const { userId } = usePerson();
  const [draft, update] = useOnboardingDraft(userId, newDraft(before.profile, before.skills.skillsAndInterests));
  const { step, next, back } = useWizardStep(draft.step, furthestStep(draft, today()));
  const { isCompleting, complete } = useCompleteOnboarding(userId, before);
  const title = useTitleFocus(step);
  useEffect(() => update({ step }), [step, update]);
  return (
    <>
      <div>
        <PageHead title="Complete Your Profile" intro={`Step ${step + 1} of ${STEPS.length}`} />
        <WizardSteps step={step} />
      </div>
      <div className={styles.columns}>
        <WizardStepForm
          step={step}
          draft={draft}
          onDraft={update}
          titleRef={title}
          isCompleting={isCompleting}
          onBack={back}
          onNext={next}
          onComplete={() => {
            update({ isUnsaved: true });
            complete(draft);
          }}
        />
        <WizardAside step={step} draft={draft} />
      </div>
    </>
  );
}
