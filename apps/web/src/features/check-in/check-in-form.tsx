import type { CheckInResult, FinancialsResult } from "@seven-figures/calls";
import {
  type Asset,
  type Debt,
  FINANCIAL_INFO_FIELDS,
  formatDollars,
  hasNoAmounts,
  NOTHING_TO_KEEP,
  netWorth,
  withEdits,
} from "@seven-figures/domain";
import { type KeyboardEvent, useRef, useState } from "react";
import { useSaveCheckIn } from "#documents/check-in.ts";
import { newRequestId } from "#documents/new-request-id.ts";
import { ChangedElsewhere } from "#forms/changed-elsewhere.tsx";
import { saveFailure } from "#forms/save-failure.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast.tsx";
import { BalanceRow } from "./balance-row.tsx";
import { BalancesCard } from "./balances-card.tsx";
import styles from "./check-in.module.css";
import {
  changedElsewhere,
  editsOf,
  type InfoField,
  isClosed,
  isEmptyDraft,
  type Side,
  textOf,
  withClosed,
  withNewEntry,
  withNewerValues,
  withNewFields,
  withoutNewEntry,
  withText,
} from "./check-in-draft.ts";
import { changeWords, newerLines, typeLabel } from "./check-in-words.ts";
import { focusNext } from "./focus-next.ts";
import { NewEntryRow } from "./new-entry-row.tsx";
import { useCheckInDraft } from "./use-check-in-draft.ts";

const INFO: readonly InfoField[] = ["annualIncome", "annualExpenses"];

interface CheckInFormProps {
  userId: string;
  financials: FinancialsResult;
  onSaved: (result: CheckInResult) => void;
}

/** All balances in one column, then income and spending, saved together. */
export function CheckInForm({ userId, financials, onSaved }: CheckInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, setDraft, clearDraft, wasKept } = useCheckInDraft(userId);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [newest, setNewest] = useState<string | null>(null);
  const { mutateAsync: save, isPending } = useSaveCheckIn();
  const { edits, errors } = editsOf(draft, financials);
  const errorOf = (key: string) => (left.includes(key) ? errors[key] : undefined);
  const leave = (key: string) => setLeft((before) => (before.includes(key) ? before : [...before, key]));
  const total = netWorth(withEdits(financials, edits));

  const submit = async () => {
    if (Object.keys(errors).length > 0) {
      setLeft(Object.keys(errors));
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    if (hasNoAmounts(financials) && hasNoAmounts(withEdits(financials, edits))) {
      toast.error(NOTHING_TO_KEEP);
      return;
    }
    try {
      const result = await save(edits);
      clearDraft();
      onSaved(result);
    } catch (error) {
      toast.error(saveFailure(error, "Your check-in could not be saved. Please try again."));
    }
  };
  const onEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      focusNext(event.currentTarget, event.target);
    }
  };
  const rowsOf = (side: Side, entries: readonly (Asset | Debt)[] | null) => (
    <>
      {(entries ?? []).map((entry) => {
        const key = `${side}.${entry.id}` as const;
        const stored = "value" in entry ? entry.value : entry.balance;
        return (
          <BalanceRow
            key={entry.id}
            name={entry.name}
            note={typeLabel(entry.type)}
            text={textOf(draft, key, stored)}
            isClosed={isClosed(draft, key)}
            isMarked={key in draft.closed}
            error={errorOf(key)}
            onText={(text) => setDraft((before) => withText(before, key, text, stored))}
            onLeave={() => leave(key)}
            onToggle={() => setDraft((before) => withClosed(before, key, stored))}
          />
        );
      })}
      {draft.added
        .filter((entry) => entry.side === side)
        .map((entry) => (
          <NewEntryRow
            key={entry.id}
            entry={entry}
            isNewest={entry.id === newest}
            nameError={errorOf(`${entry.id}.name`)}
            amountError={errorOf(`${entry.id}.amount`)}
            onChange={(fields) => setDraft((before) => withNewFields(before, entry.id, fields))}
            onLeave={(field) => leave(`${entry.id}.${field}`)}
            onRemove={() => setDraft((before) => withoutNewEntry(before, entry.id))}
          />
        ))}
    </>
  );
  const add = (side: Side) => {
    const id = newRequestId();
    setNewest(id);
    setDraft((before) => withNewEntry(before, side, id));
  };

  const moved = total - netWorth(financials);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onKeyDown={onEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void submit();
      }}
    >
      {wasKept && !isEmptyDraft(draft) ? (
        <p className={styles.kept} role="status">
          What you typed before is still here.
        </p>
      ) : null}
      <BalancesCard title="What you own" addLabel="Add Asset" onAdd={() => add("assets")}>
        {rowsOf("assets", financials.assets)}
      </BalancesCard>
      <BalancesCard title="What you owe" addLabel="Add Debt" onAdd={() => add("debts")}>
        {rowsOf("debts", financials.debts)}
      </BalancesCard>
      <Card title="Income and spending">
        <ul className={styles.rows}>
          {INFO.map((field) => {
            const { label } = FINANCIAL_INFO_FIELDS[field];
            const stored = financials.financialInfo[field];
            return (
              <BalanceRow
                key={field}
                name={label}
                note="A year"
                text={textOf(draft, field, stored)}
                error={errorOf(field)}
                onText={(text) => setDraft((before) => withText(before, field, text, stored))}
                onLeave={() => leave(field)}
              />
            );
          })}
        </ul>
      </Card>
      <ChangedElsewhere
        newer={isPending ? [] : newerLines(changedElsewhere(draft, financials), financials)}
        onTakeNewer={() => setDraft((before) => withNewerValues(before, financials))}
      />
      <div className={styles.end}>
        <p className={styles.total}>
          Net worth <b>{formatDollars(total)}</b>
          {moved === 0 ? null : <span> {changeWords(moved)}</span>}
        </p>
        {isEmptyDraft(draft) ? null : (
          <Button variant="quiet" onClick={clearDraft}>
            Start Over
          </Button>
        )}
        <Button type="submit" variant="primary" size="large" busy={isPending} busyLabel="Saving...">
          Save Check-in
        </Button>
      </div>
    </form>
  );
}
