import { formatDollars } from "@seven-figures/domain";
import { Check, RotateCcw } from "lucide-react";
import { useRef } from "react";
import { ChangeList } from "#receipts/change-list.tsx";
import { UndoButton } from "#receipts/undo-button.tsx";
import { useFocusKept } from "#receipts/use-focus-kept.ts";
import { type UndoChange, useUndoChange } from "#receipts/use-undo-change.ts";
import type { Answer } from "./chat-message.ts";
import styles from "./receipt.module.css";

/** What the advisor stored, before and after, with Undo. After Undo the same lines say so, without a button. */
export function Receipt({ answer }: { answer: Answer }) {
  if (answer.changeId === null) return <ReceiptCard answer={answer} change={null} />;
  return <UndoableReceipt answer={answer} changeId={answer.changeId} />;
}

function UndoableReceipt({ answer, changeId }: { answer: Answer; changeId: string }) {
  return <ReceiptCard answer={answer} change={useUndoChange(changeId)} />;
}

function ReceiptCard({ answer, change }: { answer: Answer; change: UndoChange | null }) {
  const isUndone = change?.isUndone ?? false;
  const card = useRef<HTMLDivElement>(null);
  useFocusKept(card, isUndone);
  return (
    <div
      className={styles.receipt}
      data-undone={isUndone || undefined}
      data-many={answer.receipt.length > 2 || undefined}
      ref={card}
      tabIndex={-1}
    >
      {isUndone ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
      <div className={styles.lines}>
        {isUndone && <p className={styles.undone}>Undone. Everything here is as it was before.</p>}
        <ChangeList changes={answer.receipt} />
        {!isUndone && answer.netWorth !== undefined && (
          <p className={styles.netWorth}>
            Net worth <b>{formatDollars(answer.netWorth)}</b>
          </p>
        )}
        {!isUndone && change?.problem && (
          <p className={styles.problem} role="alert">
            {change.problem}
          </p>
        )}
      </div>
      {change && !isUndone && !change.isRefused && <UndoButton change={change} what={whatOf(answer)} />}
    </div>
  );
}

function whatOf({ receipt }: Answer): string {
  const things = [...new Set(receipt.map(({ thing }) => thing))];
  return things.length > 2 ? `${things.length} changes` : things.join(" and ");
}
