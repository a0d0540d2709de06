import { CircleQuestionMark, Maximize2, X } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { paths } from "#config/paths.ts";
import { useNavigate } from "#routing/routing.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useChatContext } from "./chat-context.tsx";
import { GhostStrip } from "./ghost-strip.tsx";
import { MessageList } from "./message-list.tsx";
import { MessageLog } from "./message-log.tsx";
import styles from "./mini-chat.module.css";
import { MiniComposer } from "./mini-composer.tsx";
import { offersOpening } from "./opening.ts";
import { QuickReplies } from "./quick-replies.tsx";
import { useChatRoom } from "./use-chat-room.ts";
import { useGiveWay } from "./use-give-way.ts";

/** The plan button goes once the conversation is under way. */
const PLAN_UP_TO_MESSAGES = 2;

interface MiniPanelProps extends MiniHeadProps {
  isLow: boolean;
}

interface MiniHeadProps {
  onClose: () => void;
  onHelp: () => void;
}

export function MiniPanel({ isLow, onClose, onHelp }: MiniPanelProps) {
  const chat = useChatContext();
  const { makePlan, foldMini, input } = chat;
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useChatRoom(panel);
  useGiveWay(panel, foldMini);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section ref={panel} className={styles.panel} data-low={isLow} aria-labelledby={titleId} onKeyDown={closeOnEscape}>
      <MiniHead titleId={titleId} onHelp={onHelp} onClose={onClose} />
      <MessageLog className={styles.log}>
        <div className={styles.messages}>
          <MessageList compact />
          {chat.isRestoring && <div className={styles.place} />}
          {offersOpening(chat, PLAN_UP_TO_MESSAGES) && (
            <QuickReplies
              label="Suggestions"
              replies={["Make me a plan"]}
              onChoose={() => {
                makePlan();
                input.current?.focus();
              }}
            />
          )}
        </div>
      </MessageLog>
      <div className={styles.foot}>
        <GhostStrip />
        <MiniComposer />
      </div>
    </section>
  );
}

function MiniHead({ titleId, onHelp, onClose }: MiniHeadProps & { titleId: string }) {
  const navigate = useNavigate();
  return (
    <div className={styles.head}>
      <h2 id={titleId}>AI Assistant</h2>
      <IconButton label="Help" className={styles.tool} onClick={onHelp}>
        <CircleQuestionMark strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton label="Open full chatbot" className={styles.tool} onClick={() => navigate(paths.chatbot)}>
        <Maximize2 strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton label="Close" className={styles.tool} onClick={onClose}>
        <X strokeWidth={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}
