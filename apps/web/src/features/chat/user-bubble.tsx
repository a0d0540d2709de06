import { timeLabel } from "#config/moments.ts";
import type { UserMessage } from "./chat-message.ts";
import styles from "./message.module.css";

export function UserBubble({ message }: { message: UserMessage }) {
  return (
    <div className={styles.you} data-sender="user">
      <p className={styles.meta}>
        <span className="visually-hidden">You</span>
        <time dateTime={message.timestamp}>{timeLabel(message.timestamp)}</time>
      </p>
      <p className={styles.bubble}>{message.text}</p>
    </div>
  );
}
