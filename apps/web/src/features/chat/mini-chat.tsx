import { MessageCircle } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useChatContext } from "./chat-context.tsx";
import { ChatHelpDialog } from "./chat-help-dialog.tsx";
import styles from "./mini-chat.module.css";
import { MiniPanel } from "./mini-panel.tsx";
import { useChatRoom } from "./use-chat-room.ts";

/**
 * The chat that floats over the dashboard: a bubble and the panel that it opens. `isLow`: on phones the panel stays
 * below the first thing to do.
 */
export function MiniChat({ isLow = false }: { isLow?: boolean }) {
  const { isMiniOpen, setMiniOpen, input } = useChatContext();
  const [help, setHelp] = useState(false);
  const bubble = useRef<HTMLButtonElement>(null);
  const movesFocus = useRef(false);

  const toggle = (open: boolean) => {
    movesFocus.current = true;
    setMiniOpen(open);
  };
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    (isMiniOpen ? input.current : bubble.current)?.focus();
  }, [isMiniOpen, input]);

  return (
    <>
      {isMiniOpen ? (
        <MiniPanel isLow={isLow} onClose={() => toggle(false)} onHelp={() => setHelp(true)} />
      ) : (
        <Bubble button={bubble} onOpen={() => toggle(true)} />
      )}
      <ChatHelpDialog open={help} onOpenChange={setHelp} />
    </>
  );
}

function Bubble({ button, onOpen }: { button: RefObject<HTMLButtonElement | null>; onOpen: () => void }) {
  useChatRoom(button);
  return (
    <button
      ref={button}
      type="button"
      className={styles.bubble}
      aria-label="Open AI Assistant"
      title="AI Assistant"
      onClick={onOpen}
    >
      <MessageCircle size={24} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
