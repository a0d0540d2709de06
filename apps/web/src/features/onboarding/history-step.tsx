import { educationForm, experienceForm } from "@seven-figures/domain";
import { type SubmitEvent, useMemo } from "react";
import { today } from "#config/today.ts";
import { EducationFields } from "#profile-fields/education-fields.tsx";
import { ExperienceFields } from "#profile-fields/experience-fields.tsx";
import styles from "./history-step.module.css";
import { StepCard } from "./step-card.tsx";
import type { StepProps } from "./step-props.ts";
import { useStepForm } from "./use-step-form.ts";

export function HistoryStep({ draft, onDraft, titleRef, onBack, onNext }: StepProps) {
  const schemas = useMemo(() => ({ education: educationForm(today()), experience: experienceForm(today()) }), []);
  const education = useStepForm(schemas.education, { educationHistory: draft.educationHistory }, onDraft);
  const experience = useStepForm(schemas.experience, { experience: draft.experience }, onDraft);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const isRight = await education.trigger(undefined, { shouldFocus: true });
    if ((await experience.trigger(undefined, { shouldFocus: isRight })) && isRight) onNext();
  };
  return (
    <StepCard
      step={2}
      text="What you learned and where you worked. You can leave this out."
      titleRef={titleRef}
      onBack={onBack}
      onSubmit={submit}
    >
      <div className={styles.group}>
        <h3 className={styles.title}>Education</h3>
        <EducationFields form={education} />
      </div>
      <div className={styles.group}>
        <h3 className={styles.title}>Experience</h3>
        <ExperienceFields form={experience} />
      </div>
    </StepCard>
  );
}
