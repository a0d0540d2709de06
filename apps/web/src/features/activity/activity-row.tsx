import type { ActivityEntry } from "@seven-figures/calls";
import { User } from "lucide-react";
import { useRef } from "react";
import { whenLabel } from "#config/moments.ts";
import { AdvisorMark } from "#receipts/advisor-mark.tsx";
import { ChangeList } from "#receipts/change-list.tsx";
import { UndoButton } from "#receipts/undo-button.tsx";
import { useFocusKept } from "#receipts/use-focus-kept.ts";
import { useUndoChange } from "#receipts/use-undo-change.ts";
import { Badge } from "#ui/badge.tsx";
import styles from "./activity.module.css";
import { headingOf, isAboutOneThing, whoLabel } from "./activity-text.ts";

/** One change: who made it, when, what was before and what came after, and Undo where it can be taken back. */
export function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const row = useRef<HTMLLIElement>(null);
  useFocusKept(row, entry.undone);
  return (
    <li className={styles.row} ref={row} tabIndex={-1}>
      <span className={styles.who}>
        {entry.by === "you" ? <User size={18} strokeWidth={1.75} aria-hidden /> : <AdvisorMark />}
      </span>
      <div className={styles.main}>
        <p className={styles.summary}>
          {headingOf(entry)} {entry.undone && <Badge>Undone</Badge>}
        </p>
        <p className={styles.meta}>
          {whoLabel(entry.by)} · <time dateTime={entry.at}>{whenLabel(entry.at)}</time>
        </p>
        {entry.fields.length > 0 && (
          <div className={styles.changes}>
            <ChangeList changes={entry.fields} isNamed={isAboutOneThing(entry)} />
            {entry.moreFields > 0 && <p className={styles.meta}>and {entry.moreFields} more</p>}
          </div>
        )}
      </div>
      {!entry.undone && <RowUndo entry={entry} />}
    </li>
  );
}

function RowUndo({ entry }: { entry: ActivityEntry }) {
  const change = useUndoChange(entry.changeId);
  const canUndo = entry.undoable && !change.isUndone && !change.isRefused;
  if (!canUndo && !change.problem) return null;
  return (
    <div className={styles.undo}>
      {canUndo && <UndoButton change={change} what={entry.summary} />}
      {change.problem && (
        <p className={styles.problem} role="alert">
          {change.problem}
        </p>
      )}
    </div>
  );
}
