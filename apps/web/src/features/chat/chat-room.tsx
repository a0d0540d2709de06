import { useState } from "react";
import { Wrap } from "#ui/page.tsx";
import { ChatHead } from "./chat-head.tsx";
import { ChatHelpDialog } from "./chat-help-dialog.tsx";
import styles from "./chat-room.module.css";
import { EarlierChatsDialog } from "./earlier-chats-dialog.tsx";
import { GhostStrip } from "./ghost-strip.tsx";
import { MessageList } from "./message-list.tsx";
import { MessageLog } from "./message-log.tsx";
import { OpeningMoves } from "./opening-moves.tsx";
import { PageComposer } from "./page-composer.tsx";

/** The chatbot page: its head, the messages and the field, in the room between the bars. */
export function ChatRoom() {
  const [help, setHelp] = useState(false);
  const [earlier, setEarlier] = useState(false);
  return (
    <div className={styles.room}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <Wrap className={styles.headColumn}>
            <ChatHead onHelp={() => setHelp(true)} onEarlier={() => setEarlier(true)} />
          </Wrap>
        </div>
        <MessageLog>
          <Wrap className={styles.messages}>
            <MessageList />
            <OpeningMoves />
          </Wrap>
        </MessageLog>
        <div className={styles.foot}>
          <Wrap className={styles.column}>
            <GhostStrip />
            <PageComposer />
            <p className={styles.note}>Educational guidance only, not financial advice.</p>
          </Wrap>
        </div>
      </div>
      <EarlierChatsDialog open={earlier} onOpenChange={setEarlier} />
      <ChatHelpDialog open={help} onOpenChange={setHelp} />
    </div>
  );
}
