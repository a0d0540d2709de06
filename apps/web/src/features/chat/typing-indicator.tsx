import styles from "./typing-indicator.module.css";

export function TypingIndicator() {
  return (
    <p className={styles.typing}>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      AI is typing...
    </p>
  );
}
