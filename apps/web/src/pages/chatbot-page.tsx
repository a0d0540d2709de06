import { ChatRoom } from "#features/chat/chat-room.tsx";

export function ChatbotPage() {
  return <ChatRoom />;
}
