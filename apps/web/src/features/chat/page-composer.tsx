import { useLayoutEffect, useRef } from "react";
import styles from "./composer.module.css";
import { ComposerFrame } from "./composer-frame.tsx";
import { useComposer } from "./use-composer.ts";

/** The chatbot page's field: Enter sends, Shift+Enter begins a new line, and it grows to eight lines' height. */
export function PageComposer() {
  const { draft, setDraft, check, attach, submit, onKeyDown } = useComposer();
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => growToContent(area.current), [draft]);
  return (
    <ComposerFrame
      check={check}
      onSubmit={submit}
      field={({ id, describedBy, invalid }) => (
        <textarea
          id={id}
          ref={(element) => {
            area.current = element;
            attach(element);
          }}
          className={styles.field}
          rows={1}
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

/** For browsers that cannot size a field by its content themselves. The largest height stands in the style sheet. */
function growToContent(area: HTMLTextAreaElement | null): void {
  if (!area || CSS.supports("field-sizing", "content")) return;
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight}px`;
}
