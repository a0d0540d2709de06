import styles from "./composer.module.css";
import { ComposerFrame } from "./composer-frame.tsx";
import { useComposer } from "./use-composer.ts";

/** The mini chat's field, of one line: Enter sends, Shift+Enter does not. */
export function MiniComposer() {
  const { draft, setDraft, check, attach, submit, onKeyDown } = useComposer();
  return (
    <ComposerFrame
      compact
      check={check}
      onSubmit={submit}
      field={({ id, describedBy, invalid }) => (
        <input
          id={id}
          ref={attach}
          className={styles.field}
          type="text"
          autoComplete="off"
          placeholder="Ask about your finances..."
          value={draft}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          enterKeyHint="send"
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
    />
  );
}
