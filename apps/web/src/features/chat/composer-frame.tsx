import { ArrowUp } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./composer.module.css";
import type { DraftCheck } from "./draft-check.ts";
import { loadFormatter } from "./reply.tsx";

interface ComposerFrameProps {
  check: DraftCheck;
  compact?: boolean;
  onSubmit: () => void;
  /** Draws the field; `describedBy` ties it to the counter. */
  field: (tied: { id: string; describedBy: string | undefined; invalid: boolean }) => ReactNode;
}

/** A message field with its send button, and its counter near the limit. */
export function ComposerFrame({ check, compact = false, onSubmit, field }: ComposerFrameProps) {
  const id = useId();
  const counterId = `${id}-counter`;
  return (
    <form
      className={classNames(styles.form, compact && styles.compact)}
      onFocus={() => void loadFormatter().catch(() => undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={styles.composer} data-invalid={check.isTooLong || undefined}>
        <label className="visually-hidden" htmlFor={id}>
          Message
        </label>
        {field({ id, describedBy: check.counter ? counterId : undefined, invalid: check.isTooLong })}
        <button type="submit" className={styles.send} disabled={!check.canSend} aria-label="Send" title="Send">
          <ArrowUp size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <p id={counterId} className={styles.counter} aria-live="polite" data-invalid={check.isTooLong || undefined}>
        {check.counter}
        {check.isTooLong && ". Please shorten your message to send it."}
      </p>
    </form>
  );
}
