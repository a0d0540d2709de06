import { Fragment, type ReactNode } from "react";
import { dayOf } from "#config/moments.ts";
import { today } from "#config/today.ts";
import { classNames } from "#ui/class-names.ts";
import { AdvisorBubble } from "./advisor-bubble.tsx";
import type { ChatMessage } from "./chat-message.ts";
import { dayLabel } from "./day-label.ts";
import styles from "./message-thread.module.css";
import { UserBubble } from "./user-bubble.tsx";

interface MessageThreadProps {
  messages: readonly ChatMessage[];
  compact?: boolean;
  /** The last message may be answered. */
  isGoingOn?: boolean;
  children?: ReactNode;
}

/** Messages, oldest first, under their days. */
export function MessageThread({ messages, compact = false, isGoingOn = false, children }: MessageThreadProps) {
  const days = compact ? [] : dayLabels(messages);
  return (
    <div className={classNames(styles.thread, compact && styles.compact)}>
      {messages.map((message, at) => (
        <Fragment key={keyOf(message)}>
          {days[at] && days[at] !== days[at - 1] && <p className={styles.day}>{days[at]}</p>}
          <Message message={message} isLast={isGoingOn && at === messages.length - 1} compact={compact} />
        </Fragment>
      ))}
      {children}
    </div>
  );
}

function Message({ message, isLast, compact }: { message: ChatMessage; isLast: boolean; compact: boolean }) {
  if (message.sender === "user") return <UserBubble message={message} />;
  // The greeting waits for the name.
  if (message.text === "") return null;
  return <AdvisorBubble message={message} isLast={isLast} heading={compact ? "h3" : "h2"} />;
}

/** A finished answer is a new node, so that it is announced as a whole. */
function keyOf(message: ChatMessage): string {
  return message.sender === "advisor" && message.kind === "streaming" ? `${message.id}-streaming` : message.id;
}

function dayLabels(messages: readonly ChatMessage[]): string[] {
  const now = today();
  return messages.map(({ timestamp }) => dayLabel(dayOf(timestamp), now));
}
