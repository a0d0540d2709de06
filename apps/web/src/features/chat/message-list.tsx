import { useChatContext } from "./chat-context.tsx";
import { MessageThread } from "./message-thread.tsx";
import { TypingIndicator } from "./typing-indicator.tsx";

/** The messages of the conversation that is going on. `compact`: for the mini chat, without days and marks. */
export function MessageList({ compact = false }: { compact?: boolean }) {
  const { messages, isTyping } = useChatContext();
  return (
    <MessageThread messages={messages} compact={compact} isGoingOn>
      {isTyping && <TypingIndicator />}
    </MessageThread>
  );
}
