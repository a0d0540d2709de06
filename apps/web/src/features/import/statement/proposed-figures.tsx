import { FINANCIAL_INFO_FIELDS, type FinancialInfo, formatDollars } from "@seven-figures/domain";
import { useState } from "react";
import { useSaveFinancialsSection } from "#documents/financials.ts";
import { saveFailure } from "#forms/save-failure.ts";
import { ChangeRow } from "#receipts/change-row.tsx";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { toast } from "#ui/toast.tsx";
import styles from "../import.module.css";
import { ImportedNote } from "../imported-note.tsx";
import type { Estimate } from "./estimate.ts";

const MONTHS = 12;
const FIELDS = ["annualIncome", "annualExpenses"] as const;
type Field = (typeof FIELDS)[number];

interface ProposedFiguresProps {
  figures: Estimate;
  /** How many months they are the mean of. */
  months: number;
  stored: FinancialInfo;
}

/** The two yearly figures that follow, beside those that are stored. Only what is ticked is stored, when agreed. */
export function ProposedFigures({ figures, months, stored }: ProposedFiguresProps) {
  const { mutateAsync, isPending } = useSaveFinancialsSection();
  const [chosen, setChosen] = useState<readonly Field[]>(["annualIncome", "annualExpenses"]);
  const [done, setDone] = useState<readonly Field[]>([]);
  const proposed: Record<Field, number> = {
    annualIncome: Math.round(figures.monthlyIncome * MONTHS),
    annualExpenses: Math.round(figures.monthlySpending * MONTHS),
  };
  const open = FIELDS.filter((field) => chosen.includes(field) && proposed[field] !== stored[field]);

  const save = async () => {
    const data = { ...stored, ...Object.fromEntries(open.map((field) => [field, proposed[field]])) };
    try {
      await mutateAsync({ section: "financialInfo", data, seen: stored });
      setDone(open);
    } catch (error) {
      toast.error(saveFailure(error, "Failed to save financial information. Please try again."));
    }
  };

  return (
    <>
      <h3 className={styles.part}>What follows</h3>
      <p className={styles.about}>
        On average of {months} whole {months === 1 ? "month" : "months"}: {formatDollars(figures.monthlyIncome)} in and{" "}
        {formatDollars(figures.monthlySpending)} spent a month. Income is what reached your accounts, usually after tax.
      </p>
      <div className={styles.figures}>
        {FIELDS.map((field) => (
          <CheckboxField
            key={field}
            label={
              <ChangeRow
                words={{
                  subject: FINANCIAL_INFO_FIELDS[field].label,
                  before: storedWords(stored[field]),
                  after: formatDollars(proposed[field]),
                }}
              />
            }
            checked={chosen.includes(field)}
            onChange={(event) =>
              setChosen(event.target.checked ? [...chosen, field] : chosen.filter((other) => other !== field))
            }
          />
        ))}
      </div>
      {done.length > 0 && open.length === 0 ? (
        <ImportedNote
          text="Your figures are stored."
          paths={done.map((field) => ["financials", "financialInfo", field])}
        />
      ) : (
        <div className={styles.actions}>
          <Button variant="primary" disabled={open.length === 0} busy={isPending} busyLabel="Storing..." onClick={save}>
            Store these figures
          </Button>
          <p className={styles.about}>These figures are all that is stored. You can undo it.</p>
        </div>
      )}
    </>
  );
}

function storedWords(amount: number | null): string {
  return amount === null ? "not set" : formatDollars(amount);
}
