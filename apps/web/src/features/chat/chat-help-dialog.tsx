import { aheadPart, useAhead } from "#ui/ahead-part.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useChatContext } from "./chat-context.tsx";

const AFTER_CLOSING_MS = 50;
const tips = aheadPart(async () => (await import("./chat-tips.tsx")).ChatTips);

interface ChatHelpDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Tips, and questions that fill the message field. What it holds comes once the page stands. */
export function ChatHelpDialog({ open, onOpenChange }: ChatHelpDialogProps) {
  const { setDraft, setMiniOpen, input } = useChatContext();
  const Tips = useAhead(tips, open);
  const fill = (question: string) => {
    setDraft(question);
    setMiniOpen(true);
    onOpenChange(false);
    // The dialog first gives the focus back to where it came from.
    setTimeout(() => input.current?.focus(), AFTER_CLOSING_MS);
  };
  return (
    <Dialog
      open={open && Tips !== null}
      onOpenChange={onOpenChange}
      title="Chatbot Help & Tips"
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          Got it
        </Button>
      }
    >
      {Tips ? <Tips onChoose={fill} /> : null}
    </Dialog>
  );
}
