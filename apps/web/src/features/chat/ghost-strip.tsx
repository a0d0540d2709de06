import { type ComponentType, useEffect, useState } from "react";
import { useChatContext } from "./chat-context.tsx";
import styles from "./ghost-strip.module.css";

const loadGhost = async () => (await import("./ghost-receipt.tsx")).GhostReceipt;

/**
 * The line over the message field that shows what sending it would change. It is loaded once somebody types; where it
 * can't be, the chat goes on without.
 */
export function GhostStrip() {
  const { draft } = useChatContext();
  const [atFirst] = useState(draft);
  const [Ghost, setGhost] = useState<ComponentType | null>(null);
  const isTyped = draft !== "" && draft !== atFirst;
  useEffect(() => {
    if (isTyped)
      loadGhost().then(
        (part) => setGhost(() => part),
        () => {},
      );
  }, [isTyped]);
  return <div className={styles.strip}>{Ghost && <Ghost />}</div>;
}
