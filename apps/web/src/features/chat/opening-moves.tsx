import { Route } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { useChatContext } from "./chat-context.tsx";
import { QUICK_QUESTIONS } from "./example-questions.ts";
import { offersOpening } from "./opening.ts";
import styles from "./opening-moves.module.css";
import { QuickReplies } from "./quick-replies.tsx";

/** What a conversation may begin with, while there is only its greeting. The questions only fill the field. */
export function OpeningMoves() {
  const chat = useChatContext();
  const { makePlan, setDraft, input } = chat;
  if (!offersOpening(chat, 1)) return null;
  return (
    <div className={styles.moves}>
      <Button
        variant="primary"
        icon={<Route strokeWidth={1.75} aria-hidden />}
        onClick={() => {
          makePlan();
          input.current?.focus();
        }}
      >
        Make me a plan
      </Button>
      <QuickReplies
        label="Quick questions"
        replies={QUICK_QUESTIONS}
        onChoose={(question) => {
          setDraft(question);
          input.current?.focus();
        }}
      />
    </div>
  );
}
