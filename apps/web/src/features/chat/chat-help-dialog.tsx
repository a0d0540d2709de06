import { Lightbulb } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useChatContext } from "./chat-context.tsx";
import styles from "./chat-help-dialog.module.css";
import { CHAT_TIPS, EXAMPLE_QUESTIONS } from "./example-questions.ts";
import { QuickReplies } from "./quick-replies.tsx";

const AFTER_CLOSING_MS = 50;

interface ChatHelpDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Four tips, and questions that fill the message field. */
export function ChatHelpDialog({ open, onOpenChange }: ChatHelpDialogProps) {
  const { setDraft, setMiniOpen, input } = useChatContext();
  const fill = (question: string) => {
    setDraft(question);
    setMiniOpen(true);
    onOpenChange(false);
    // The dialog first gives the focus back to where it came from.
    setTimeout(() => input.current?.focus(), AFTER_CLOSING_MS);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Chatbot Help & Tips"
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          Got it
        </Button>
      }
    >
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
      <QuickReplies label="Example questions" replies={EXAMPLE_QUESTIONS} onChoose={fill} />
      <p className={styles.note}>The AI gives educational guidance only. It is not financial advice.</p>
    </Dialog>
  );
}
