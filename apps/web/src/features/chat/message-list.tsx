import { Fragment } from "react";
import { today } from "#config/today.ts";
import { classNames } from "#ui/class-names.ts";
import { AdvisorBubble } from "./advisor-bubble.tsx";
import { useChatContext } from "./chat-context.tsx";
import type { ChatMessage } from "./chat-message.ts";
import { browserTimeZone, dayLabel } from "./day-label.ts";
import styles from "./message-list.module.css";
import { TypingIndicator } from "./typing-indicator.tsx";
import { UserBubble } from "./user-bubble.tsx";

/** All messages, oldest first. `compact`: for the mini chat, without days and marks. */
export function MessageList({ compact = false }: { compact?: boolean }) {
  const { messages, isTyping } = useChatContext();
  const days = compact ? [] : dayLabels(messages);
  return (
    <div className={classNames(styles.thread, compact && styles.compact)}>
      {messages.map((message, at) => (
        <Fragment key={keyOf(message)}>
          {days[at] && days[at] !== days[at - 1] && <p className={styles.day}>{days[at]}</p>}
          <Message message={message} isLast={at === messages.length - 1} compact={compact} />
        </Fragment>
      ))}
      {isTyping && <TypingIndicator />}
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

function dayLabels(messages: ChatMessage[]): string[] {
  const [day, zone] = [today(), browserTimeZone()];
  return messages.map(({ timestamp }) => dayLabel(timestamp, day, zone));
}
