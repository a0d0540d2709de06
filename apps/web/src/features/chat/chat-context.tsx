import "./forget-on-sign-out.ts";
import { createContext, type ReactNode, use } from "react";
import { usePerson } from "#session/auth-provider.tsx";
import { type Chat, useChat } from "./use-chat.ts";

const ChatContext = createContext<Chat | null>(null);

/** One conversation for the mini chat and the chatbot page, kept while the person moves about. */
export function ChatProvider({ children }: { children: ReactNode }) {
  const { userId } = usePerson();
  return <PersonsChat key={userId}>{children}</PersonsChat>;
}

function PersonsChat({ children }: { children: ReactNode }) {
  const chat = useChat();
  return <ChatContext value={chat}>{children}</ChatContext>;
}

export function useChatContext(): Chat {
  const chat = use(ChatContext);
  if (!chat) throw new Error("useChatContext must be used within a ChatProvider");
  return chat;
}
