import { onlineManager, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { browserTimeZone } from "#config/today.ts";
import { useAuth } from "#session/auth-provider.tsx";
import { calls } from "#session/calls.ts";
import { useChatContext } from "./chat-context.tsx";
import { type Ghost, ghostOf, textToPreview } from "./ghost.ts";

const PAUSE_MS = 400;
/** How soon an advisor that was busy with others is asked again. */
const AGAIN_MS = 2_000;

/** `last`: the message that the conversation ends with, which decides what the next one means. */
function previewQuery(message: string, { sessionId, last }: { sessionId: string; last: string | undefined }) {
  return queryOptions({
    queryKey: ["preview", sessionId, last, message],
    queryFn: ({ signal }) =>
      calls.call("previewMessage", { message, sessionId, timeZone: browserTimeZone() }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === "busy" ? AGAIN_MS : false),
    refetchOnWindowFocus: false,
    retry: false,
    gcTime: 0,
  });
}

/**
 * What sending the draft would do, once the typing has paused; `isStale` from the next key on, until the next pause has
 * its answer. Null while there is nothing to show. Answers about an earlier draft are dropped.
 */
export function useGhost(): { ghost: Ghost; isStale: boolean } | null {
  const { draft, sessionId, messages, isTyping } = useChatContext();
  const [isNever, setNever] = useState(false);
  const canAsk = useIsReachable() && !isTyping && !isNever;
  const text = canAsk ? textToPreview(draft) : null;
  const settled = useSettled(text);
  const { data, isError } = useQuery({
    ...previewQuery(settled ?? "", { sessionId, last: messages.at(-1)?.id }),
    enabled: settled !== null && settled === text,
  });
  const isFresh = settled === text && data !== undefined && data.state !== "busy";
  const [ghost, setGhost] = useState<Ghost | null>(null);
  useEffect(() => {
    if (text === null || isError) setGhost(null);
    else if (isFresh) setGhost(ghostOf(data));
    if (isFresh && data.state === "never") setNever(true);
  }, [text, isError, isFresh, data]);
  return text === null || ghost === null ? null : { ghost, isStale: !isFresh };
}

/** The text once it has stood there for a moment. */
function useSettled(text: string | null): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return setSettled(null);
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Whether the server is there to be asked, as far as the browser knows. */
function useIsReachable(): boolean {
  const { asOf } = useAuth();
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  return isOnline && asOf === undefined;
}
