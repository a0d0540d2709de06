import { useChatContext } from "./chat-context.tsx";
import type { AdvisorMessage } from "./chat-message.ts";
import { FailedAnswer } from "./failed-answer.tsx";
import { QuickReplies } from "./quick-replies.tsx";
import { Receipt } from "./receipt.tsx";
import { Suggestions } from "./suggestions.tsx";

interface AnswerPartsProps {
  message: AdvisorMessage;
  isLast: boolean;
  heading: "h2" | "h3";
}

/** Under the advisor's words: the receipt, suggested goals and, while it is the last word, replies to choose from. */
export function AnswerParts({ message, isLast, heading }: AnswerPartsProps) {
  const { isTyping, send, askAgain, input } = useChatContext();
  const { answer, failed, timestamp } = message;
  const canReply = isLast && !isTyping;
  const thenType = () => input.current?.focus();
  const replies = canReply && answer && (
    <QuickReplies
      label="Quick replies"
      replies={answer.quickReplies}
      onChoose={(reply) => {
        send(reply);
        thenType();
      }}
    />
  );
  return (
    <>
      {answer && answer.receipt.length > 0 && <Receipt answer={answer} />}
      {answer?.isGoalSuggestion && !answer.care && answer.goals.length > 0 ? (
        <Suggestions goals={answer.goals} suggestedAt={timestamp} heading={heading}>
          {replies}
        </Suggestions>
      ) : (
        replies
      )}
      {canReply && failed && (
        <FailedAnswer
          note={failed.note}
          question={failed.question}
          onTryAgain={(question) => {
            askAgain(question);
            thenType();
          }}
        />
      )}
    </>
  );
}
