import { useLayoutEffect, useRef } from "react";
import { ComposerFrame } from "./composer-frame.tsx";
import { useComposer } from "./use-composer.ts";

/** The chatbot page's field: Enter sends, Shift+Enter begins a new line, and it grows to eight lines' height. */
export function PageComposer() {
  const composer = useComposer();
  const { draft, attach } = composer;
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => growToContent(area.current), [draft]);
  return (
    <ComposerFrame
      composer={composer}
      field={(props) => (
        <textarea
          {...props}
          ref={(element) => {
            area.current = element;
            attach(element);
          }}
          rows={1}
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
