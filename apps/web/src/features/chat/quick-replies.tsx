import styles from "./quick-replies.module.css";

interface QuickRepliesProps {
  label: string;
  replies: readonly string[];
  onChoose: (reply: string) => void;
}

/** Pills that save typing. */
export function QuickReplies({ label, replies, onChoose }: QuickRepliesProps) {
  if (replies.length === 0) return null;
  return (
    <fieldset className={styles.replies} aria-label={label}>
      {replies.map((reply) => (
        <button key={reply} type="button" className={styles.reply} onClick={() => onChoose(reply)}>
          {reply}
        </button>
      ))}
    </fieldset>
  );
}
