import { onboardingBasicForm } from "@seven-figures/domain";
import { fieldOf } from "#forms/field-of.ts";
import { BasicFields } from "#profile-fields/basic-fields.tsx";
import { FieldRow } from "#ui/field-row.tsx";
import { StepCard } from "./step-card.tsx";
import type { StepProps } from "./step-props.ts";
import { useStepForm } from "./use-step-form.ts";

export function BasicStep({ draft, onDraft, titleRef, onBack, onNext }: StepProps) {
  const form = useStepForm(onboardingBasicForm, draft.basic, (basic) => onDraft({ basic }));
  return (
    <StepCard
      step={0}
      text="Who you are and where you live. You can change all of it later."
      titleRef={titleRef}
      onBack={onBack}
      onSubmit={form.handleSubmit(onNext)}
    >
      <FieldRow>
        <BasicFields
          name={fieldOf(form, "name")}
          email={fieldOf(form, "email")}
          country={fieldOf(form, "country")}
          employmentStatus={fieldOf(form, "employmentStatus")}
        />
      </FieldRow>
    </StepCard>
  );
}
