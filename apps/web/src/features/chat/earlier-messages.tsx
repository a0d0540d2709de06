import { useLayoutEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { useChatContext } from "./chat-context.tsx";
import styles from "./message-log.module.css";

/** The way back to what was said before; what is being read stays where it is, and the focus with it. */
export function EarlierMessages() {
  const { messages, hasEarlier, isFetchingEarlier, showEarlier } = useChatContext();
  const place = useRef<HTMLSpanElement>(null);
  const heightBefore = useRef<number>(null);
  const logOf = () => place.current?.closest<HTMLElement>("[role=log]");
  const show = async () => {
    heightBefore.current = logOf()?.scrollHeight ?? null;
    await showEarlier();
    logOf()?.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came in has moved the rest down
  useLayoutEffect(() => {
    const log = place.current?.closest<HTMLElement>("[role=log]");
    if (!log || heightBefore.current === null) return;
    log.scrollTop += log.scrollHeight - heightBefore.current;
    heightBefore.current = null;
  }, [messages]);
  return (
    <>
      <span ref={place} hidden />
      {hasEarlier && (
        <div className={styles.earlier}>
          <Button size="small" busy={isFetchingEarlier} busyLabel="Loading..." onClick={() => void show()}>
            Show earlier messages
          </Button>
        </div>
      )}
    </>
  );
}
