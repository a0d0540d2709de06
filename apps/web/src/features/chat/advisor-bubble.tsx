import { memo } from "react";
import { timeLabel } from "#config/moments.ts";
import { AdvisorMark } from "#receipts/advisor-mark.tsx";
import { AnswerParts } from "./answer-parts.tsx";
import type { AdvisorMessage } from "./chat-message.ts";
import styles from "./message.module.css";
import { Reply } from "./reply.tsx";

interface AdvisorBubbleProps {
  message: AdvisorMessage;
  isLast: boolean;
  heading: "h2" | "h3";
}

/**
 * The advisor's words with what belongs to them. While they stream in they are not announced piece by piece; the
 * finished message is.
 */
export const AdvisorBubble = memo(function AdvisorBubble({ message, isLast, heading }: AdvisorBubbleProps) {
  return (
    <div className={styles.advisor} data-sender="advisor" aria-live={message.kind === "streaming" ? "off" : undefined}>
      <p className={styles.meta}>
        <AdvisorMark />
        <b>Advisor</b>
        <time dateTime={message.timestamp}>{timeLabel(message.timestamp)}</time>
      </p>
      <div className={styles.bubble}>
        <Reply text={message.text} heading={heading} />
      </div>
      {isLast || message.answer ? <AnswerParts message={message} isLast={isLast} heading={heading} /> : null}
    </div>
  );
});
