import { ArrowDown } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import { useChatContext } from "./chat-context.tsx";
import styles from "./message-log.module.css";
import { showsScrollButton } from "./scroll-position.ts";
import { useFollow } from "./use-follow.ts";

interface MessageLogProps {
  className?: string | undefined;
  /** The column that the messages stand in. */
  children: ReactNode;
}

/** The scrolling part of a chat: announces what is new and offers the way down. */
export function MessageLog({ className, children }: MessageLogProps) {
  const { messages, isRestoring, isFetchingEarlier } = useChatContext();
  const scroller = useRef<HTMLDivElement>(null);
  const lastQuestion = messages.findLast(({ sender }) => sender === "user")?.id;
  const { atBottom, scrollToBottom } = useFollow(scroller, lastQuestion);
  return (
    <div className={classNames(styles.frame, className)}>
      <div
        ref={scroller}
        className={styles.log}
        role="log"
        aria-label="Messages"
        aria-live={isRestoring || isFetchingEarlier ? "off" : "polite"}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
        tabIndex={0}
      >
        {children}
      </div>
      {showsScrollButton(messages.length, atBottom) && (
        <button
          type="button"
          className={styles.toEnd}
          aria-label="Scroll to bottom"
          title="Scroll to bottom"
          onClick={() => {
            scrollToBottom();
            scroller.current?.focus({ preventScroll: true });
          }}
        >
          <ArrowDown size={20} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </div>
  );
}
