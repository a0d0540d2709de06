import { Lightbulb } from "lucide-react";
import styles from "./chat-tips.module.css";
import { CHAT_TIPS, EXAMPLE_QUESTIONS } from "./help-texts.ts";
import { QuickReplies } from "./quick-replies.tsx";

/** Four tips, and questions to choose from. */
export function ChatTips({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <>
      <ul className={styles.tips}>
        {CHAT_TIPS.map(({ title, text }) => (
          <li key={title}>
            <Lightbulb size={20} strokeWidth={1.75} aria-hidden />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <h3 className={styles.examples}>Example questions</h3>
      <QuickReplies label="Example questions" replies={EXAMPLE_QUESTIONS} onChoose={onChoose} />
      <p className={styles.note}>The AI gives educational guidance only. It is not financial advice.</p>
    </>
  );
}
