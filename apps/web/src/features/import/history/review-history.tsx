import type { FinancialsResult, PastResult } from "@seven-figures/calls";
import type { FieldPath } from "@seven-figures/domain";
import { useMemo } from "react";
import { today as currentDay } from "#config/today.ts";
import { useSaveToldList } from "#documents/check-in.ts";
import { newRequestId } from "#documents/new-request-id.ts";
import { foreignCurrencies } from "#tables/read-amount.ts";
import { columnCells } from "#tables/read-table.ts";
import styles from "../import.module.css";
import { PlannedChanges } from "../planned-changes.tsx";
import { HistoryChoices } from "./history-choices.tsx";
import { shownFigure, spanText } from "./history-words.ts";
import { missingIn, planHistory } from "./plan-history.ts";
import { readFigures } from "./read-figures.ts";
import { type HistoryTable, orderIn } from "./read-history.ts";

const MOVED_ON =
  "Your data changed elsewhere. The rows now stand beside the newer figures: check them and import again.";
const ASK_ORDER = "Say whether the day or the month comes first in the dates.";

interface ReviewHistoryProps {
  source: HistoryTable;
  past: PastResult;
  financials: FinancialsResult;
  points: readonly { date: string; told?: true | undefined }[];
  onChange: (source: HistoryTable) => void;
  /** With the paths of what is new or changed now. */
  onImported: (paths: readonly FieldPath[]) => void;
}

/** What was recognised, what each figure would do, and the one button that does it. */
export function ReviewHistory({ source, past, financials, points, onChange, onImported }: ReviewHistoryProps) {
  const { mutateAsync, isPending } = useSaveToldList();
  const { table, roles, order, every } = source;
  const today = currentDay();
  const missing = missingIn(roles) ?? (order === null ? ASK_ORDER : null);
  const { assets, debts } = financials;
  const read = useMemo(
    () =>
      missing !== null || order === null ? [] : readFigures(table, roles, { order, today, stored: { assets, debts } }),
    [missing, table, roles, order, today, assets, debts],
  );
  const plan = useMemo(() => {
    const recorded = new Set(points.filter(({ told }) => !told).map(({ date }) => date));
    return planHistory(read, every, { told: past.told, recorded, newId: newRequestId });
  }, [read, every, past.told, points]);
  const problem = missing ?? plan.problem;
  const stored = plan.figures.flatMap((figure) =>
    figure.status === "new" || figure.status === "changed" ? [["past", "told", figure.after.id]] : [],
  );
  const foreign = useMemo(
    () =>
      foreignCurrencies(
        roles.flatMap((role, at) => (role === "date" || role === "skip" ? [] : columnCells(table, at))),
      ),
    [table, roles],
  );

  const save = async () => {
    await mutateAsync({ seen: past, told: plan.told });
    onImported(stored);
  };

  return (
    <>
      <h3 className={styles.part}>What is in the columns</h3>
      <HistoryChoices
        source={source}
        every={plan.every}
        onChange={(changed) => {
          const isOther = changed.roles.indexOf("date") !== roles.indexOf("date");
          onChange(isOther ? { ...changed, order: orderIn(table, changed.roles) } : changed);
        }}
      />
      <PlannedChanges
        rows={plan.figures}
        show={shownFigure}
        problem={problem}
        foreign={foreign}
        count={stored.length}
        nouns={["figure", "figures"]}
        isBusy={isPending}
        movedOn={MOVED_ON}
        onImport={save}
      >
        <p className={styles.about}>
          {spanText(plan.figures)}
          {plan.thinned > 0 ? ` ${plan.thinned.toLocaleString("en-US")} more in between are left out.` : ""}
        </p>
      </PlannedChanges>
    </>
  );
}
