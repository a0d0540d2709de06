import { useEffect, useId, useRef, useState } from "react";
import { ChangeList } from "#receipts/change-list.tsx";
import { ChangeValues } from "#receipts/change-row.tsx";
import { classNames } from "#ui/class-names.ts";
import textButton from "#ui/text-button.module.css";
import { type Ghost, ghostWords } from "./ghost.ts";
import styles from "./ghost-line.module.css";
import { useOverflow } from "./use-overflow.ts";

interface GhostLineProps {
  ghost: Ghost;
  /** Something was typed since. */
  isStale: boolean;
}

/** One quiet line. What finds no place on it is counted, and shown over the messages when that is asked for. */
export function GhostLine({ ghost, isStale }: GhostLineProps) {
  const { changes, question } = ghost;
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { hidden, isCut } = useOverflow(list, isOpen ? null : ghost);
  const cardId = useId();
  useEscape(isOpen, () => setOpen(false));
  return (
    <div className={styles.ghost} data-stale={isStale || undefined}>
      {isOpen && (
        <section id={cardId} className={styles.card} aria-label="What sending this would do">
          <ChangeList changes={changes} />
          {question && <p>The advisor would ask: "{question}"</p>}
        </section>
      )}
      <span className={styles.label} aria-hidden>
        When sent:
      </span>
      {isOpen ? (
        <span aria-hidden>{countOf(ghost)}</span>
      ) : (
        <ul ref={list} className={styles.items} data-several={changes.length > 1 || undefined} aria-hidden>
          {changes.map((change) => {
            const { subject, ...values } = ghostWords(change);
            return (
              <li key={`${change.path} ${subject}`}>
                <span className={styles.subject}>{subject}</span> <ChangeValues {...values} />
              </li>
            );
          })}
          {question && (
            <li>
              <span className={styles.subject}>a question, "{question}"</span>
            </li>
          )}
        </ul>
      )}
      {(hidden > 0 || isCut || isOpen) && (
        <button
          type="button"
          className={classNames(textButton.button, styles.more)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? cardId : undefined}
          // The field keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Show less" : hidden > 0 ? `+${hidden} more` : "Show all"}
          <span className="visually-hidden"> of what sending this would do</span>
        </button>
      )}
    </div>
  );
}

function countOf({ changes: { length }, question }: Ghost): string {
  const changes = length === 0 ? [] : [length === 1 ? "1 change" : `${length} changes`];
  return [...changes, ...(question ? ["a question"] : [])].join(" and ");
}

/** Escape closes this first, and not what it stands in. */
function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.stopPropagation();
      close();
    };
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  });
}
