import { useCallback, useEffect, useRef } from "react";
import { parseSharedSession, type SharedSession, sharedSessionKey } from "./shared-session.ts";

interface OtherTabs {
  /** Another tab went on in another session: cleared the chat, or took that back. */
  onMoved: (session: SharedSession) => void;
  /** Something was said in another tab. */
  onSaid: (sessionId: string) => void;
}

/** Hears of the person's other tabs; gives what tells them that something was said in this one. */
export function useOtherTabs(userId: string, { onMoved, onSaid }: OtherTabs): (sessionId: string) => void {
  const channel = useRef<BroadcastChannel>(null);

  useEffect(() => {
    const opened = new BroadcastChannel(`chat:${userId}`);
    channel.current = opened;
    opened.addEventListener("message", ({ data }) => typeof data === "string" && onSaid(data));
    return () => {
      opened.close();
      channel.current = null;
    };
  }, [userId, onSaid]);

  useEffect(() => {
    const look = ({ key, newValue }: StorageEvent) => {
      const session = key === sharedSessionKey(userId) ? parseSharedSession(newValue) : null;
      if (session) onMoved(session);
    };
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, [userId, onMoved]);

  return useCallback((sessionId) => channel.current?.postMessage(sessionId), []);
}
