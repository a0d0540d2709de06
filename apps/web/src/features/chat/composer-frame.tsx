import { ArrowUp } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./composer.module.css";
import { loadFormatter } from "./reply.tsx";
import type { useComposer } from "./use-composer.ts";

/** What the field takes, be it of one line or of several. */
type ComposerField = Pick<
  ComponentProps<"input"> & ComponentProps<"textarea">,
  | "id"
  | "className"
  | "placeholder"
  | "value"
  | "aria-describedby"
  | "aria-invalid"
  | "enterKeyHint"
  | "onChange"
  | "onKeyDown"
>;

interface ComposerFrameProps {
  composer: ReturnType<typeof useComposer>;
  compact?: boolean;
  field: (props: ComposerField) => ReactNode;
}

/** A message field with its send button, and its counter near the limit. */
export function ComposerFrame({ composer, compact = false, field }: ComposerFrameProps) {
  const { draft, setDraft, check, submit, onKeyDown } = composer;
  const id = useId();
  const counterId = `${id}-counter`;
  return (
    <form
      className={classNames(styles.form, compact && styles.compact)}
      onFocus={() => void loadFormatter().catch(() => undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.composer} data-invalid={check.isTooLong || undefined}>
        <label className="visually-hidden" htmlFor={id}>
          Message
        </label>
        {field({
          id,
          className: styles.field,
          placeholder: "Ask about your finances...",
          value: draft,
          "aria-describedby": check.counter ? counterId : undefined,
          "aria-invalid": check.isTooLong || undefined,
          enterKeyHint: "send",
          onChange: (event) => setDraft(event.currentTarget.value),
          onKeyDown,
        })}
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
