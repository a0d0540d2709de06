import { ComposerFrame } from "./composer-frame.tsx";
import { useComposer } from "./use-composer.ts";

/** The mini chat's field, of one line: Enter sends, Shift+Enter does not. */
export function MiniComposer() {
  const composer = useComposer();
  return (
    <ComposerFrame
      compact
      composer={composer}
      field={(props) => <input {...props} ref={composer.attach} type="text" autoComplete="off" />}
    />
  );
}
