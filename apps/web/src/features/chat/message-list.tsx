import { useChatContext } from "./chat-context.tsx";
import { EarlierMessages } from "./earlier-messages.tsx";
import { MessageThread } from "./message-thread.tsx";
import { TypingIndicator } from "./typing-indicator.tsx";

/**
 * The messages of the conversation that is going on; where it began earlier than what is shown, the way back in place of
 * the greeting. `compact`: for the mini chat, without days and marks.
 */
export function MessageList({ compact = false }: { compact?: boolean }) {
  const { messages, isTyping, hasEarlier } = useChatContext();
  return (
    <>
      <EarlierMessages />
      <MessageThread messages={hasEarlier ? messages.slice(1) : messages} compact={compact} isGoingOn>
        {isTyping && <TypingIndicator />}
      </MessageThread>
    </>
  );
}
