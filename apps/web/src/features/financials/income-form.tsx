import type { FinancialsResult } from "@seven-figures/calls";
import { FINANCIAL_INFO_FIELDS, financialInfoForm } from "@seven-figures/domain";
import { useMemo } from "react";
import { useSaveFinancialsSection } from "#documents/financials.ts";
import { ChangedElsewhere } from "#forms/changed-elsewhere.tsx";
import { fieldOf } from "#forms/field-of.ts";
import { newerLines } from "#forms/newer-lines.ts";
import { saveFailure } from "#forms/save-failure.ts";
import { type ReportDirty, useReportDirty } from "#forms/use-dirty-parts.ts";
import { useSavedForm } from "#forms/use-saved-form.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { keepFieldFocus } from "#ui/keep-field-focus.ts";
import { MoneyField } from "#ui/money-field.tsx";
import { toast } from "#ui/toast.tsx";
import styles from "./income-form.module.css";
import { toInfoForm } from "./info-form-values.ts";

const { annualIncome, annualExpenses, currentSavings } = FINANCIAL_INFO_FIELDS;

interface IncomeFormProps {
  info: FinancialsResult["financialInfo"];
  reportDirty: ReportDirty;
}

export function IncomeForm({ info, reportDirty }: IncomeFormProps) {
  const saved = useMemo(() => toInfoForm(info), [info]);
  const { form, isDirty, conflicts, takeNewer, accept } = useSavedForm(financialInfoForm, saved);
  const { mutateAsync: save, isPending } = useSaveFinancialsSection();
  useReportDirty(reportDirty, "income", isDirty);
  const hasErrors = Object.keys(form.formState.errors).length > 0;

  const submit = form.handleSubmit(async (data) => {
    const typed = form.getValues();
    try {
      const stored = await save({ section: "financialInfo", data, seen: info });
      accept(typed, toInfoForm(stored.financialInfo));
      toast.success("Financial information saved successfully!");
    } catch (error) {
      toast.error(saveFailure(error, "Failed to save financial information. Please try again."));
    }
  });
  return (
    <Card as="section" title="Income & Expenses">
      <form className={styles.form} onSubmit={submit} onMouseDown={keepFieldFocus} noValidate>
        <div className={styles.row}>
          <MoneyField label={annualIncome.label} {...fieldOf(form, "annualIncome")} />
          <MoneyField label={annualExpenses.label} {...fieldOf(form, "annualExpenses")} />
        </div>
        <MoneyField
          label={currentSavings.label}
          help="Kept for your own planning. It is not part of net worth."
          {...fieldOf(form, "currentSavings")}
        />
        <ChangedElsewhere newer={newerLines(FINANCIAL_INFO_FIELDS, conflicts, info)} onTakeNewer={takeNewer} />
        <div className={styles.end}>
          <Button
            type="submit"
            variant="primary"
            disabled={!isDirty || hasErrors}
            busy={isPending}
            busyLabel="Saving..."
          >
            Save Income & Expenses
          </Button>
        </div>
      </form>
    </Card>
  );
}
