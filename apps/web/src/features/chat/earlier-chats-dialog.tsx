import type { ChatSessionEntry } from "@seven-figures/calls";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useChatContext } from "./chat-context.tsx";
import { EarlierChat } from "./earlier-chat.tsx";
import { EarlierChatList } from "./earlier-chat-list.tsx";

interface EarlierChatsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Conversations before this one, to be read again or gone on with. */
export function EarlierChatsDialog({ open, onOpenChange }: EarlierChatsDialogProps) {
  const { resume } = useChatContext();
  const [chosen, choose] = useState<ChatSessionEntry | null>(null);
  const toggle = (next: boolean) => {
    choose(null);
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={toggle}
      title="Earlier conversations"
      footer={
        chosen && (
          <>
            <Button variant="secondary" onClick={() => choose(null)}>
              All conversations
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                resume(chosen);
                toggle(false);
              }}
            >
              Go on with this one
            </Button>
          </>
        )
      }
    >
      {chosen ? <EarlierChat session={chosen} /> : <EarlierChatList onChoose={choose} />}
    </Dialog>
  );
}
