import { COUNTRY_OPTIONS, EMPLOYMENT_STATUSES, MAX_TEXT, onboardingBasicForm } from "@seven-figures/domain";
import fields from "#profile-fields/fields.module.css";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { StepCard } from "./step-card.tsx";
import { useStepForm } from "./use-step-form.ts";
import type { StepProps } from "./wizard-step-form.tsx";

const EMPLOYMENT_OPTIONS = EMPLOYMENT_STATUSES.map((value) => ({ value, label: value }));

export function BasicStep({ draft, onDraft, titleRef, onBack, onNext }: StepProps) {
  const form = useStepForm(onboardingBasicForm, draft.basic, (basic) => onDraft({ basic }));
  const { errors } = form.formState;
  return (
    <StepCard
      step={0}
      text="Who you are and where you live. You can change all of it later."
      titleRef={titleRef}
      onBack={onBack}
      onSubmit={form.handleSubmit(onNext)}
    >
      <div className={fields.row}>
        <TextField
          label="Name"
          required
          maxLength={MAX_TEXT}
          autoComplete="name"
          error={errors.name?.message}
          {...form.register("name")}
        />
        <TextField
          label="Email"
          required
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register("email")}
        />
      </div>
      <div className={fields.row}>
        <SelectField
          label="Country"
          required
          placeholder="Choose a country"
          options={COUNTRY_OPTIONS}
          error={errors.country?.message}
          {...form.register("country")}
        />
        <SelectField
          label="Employment status"
          required
          placeholder="Choose a status"
          options={EMPLOYMENT_OPTIONS}
          error={errors.employmentStatus?.message}
          {...form.register("employmentStatus")}
        />
      </div>
    </StepCard>
  );
}
