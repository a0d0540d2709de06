import { RotateCw } from "lucide-react";
import { Button } from "#ui/button.tsx";
import type { Question } from "./chat-message.ts";
import styles from "./failed-answer.module.css";

interface FailedAnswerProps {
  note: string | null;
  question: Question;
  onTryAgain: (question: Question) => void;
}

/** Under an apology: what is known of the cause, and the way to ask the same again. */
export function FailedAnswer({ note, question, onTryAgain }: FailedAnswerProps) {
  return (
    <div className={styles.failed}>
      {note && <p className={styles.note}>{note}</p>}
      <Button size="small" icon={<RotateCw strokeWidth={1.75} aria-hidden />} onClick={() => onTryAgain(question)}>
        Try again
      </Button>
    </div>
  );
}
