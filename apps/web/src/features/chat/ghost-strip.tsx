import { useState } from "react";
import { aheadPart } from "#ui/ahead-part.ts";
import { useExtra } from "#ui/use-extra.ts";
import { useChatContext } from "./chat-context.tsx";
import styles from "./ghost-strip.module.css";

const ghost = aheadPart(async () => (await import("./ghost-receipt.tsx")).GhostReceipt, { whenIdle: false });

/**
 * The line over the message field that shows what sending it would change. It is loaded once somebody types; where it
 * can't be, the chat goes on without.
 */
export function GhostStrip() {
  const { draft } = useChatContext();
  const [atFirst] = useState(draft);
  const [isTyped, setTyped] = useState(false);
  if (!isTyped && draft !== "" && draft !== atFirst) setTyped(true);
  const Ghost = useExtra(ghost, isTyped);
  return <div className={styles.strip}>{isTyped && Ghost && <Ghost />}</div>;
}
