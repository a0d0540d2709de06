import type { ChatSessionEntry } from "@seven-figures/calls";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { chatMessagesQuery } from "#documents/chat.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./earlier-chats.module.css";
import { openingLabel } from "./earlier-sessions.ts";
import { toChatMessages } from "./kept-messages.ts";
import { MessageThread } from "./message-thread.tsx";

/** What was said in one conversation, its end first; what came before on demand. */
export function EarlierChat({ session }: { session: ChatSessionEntry }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} className={styles.chat} aria-label={openingLabel(session)} tabIndex={-1}>
      <EarlierMessages sessionId={session.sessionId} />
    </section>
  );
}

function EarlierMessages({ sessionId }: { sessionId: string }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    chatMessagesQuery(sessionId),
  );
  if (!data && isError) return <ErrorState message="This conversation could not be loaded." onRetry={refetch} />;
  if (!data) return <Skeleton lines={6} />;
  const kept = data.pages.toReversed().flatMap(({ messages }) => messages);
  return (
    <>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} busyLabel="Loading..." onClick={() => void fetchNextPage()}>
          Show earlier messages
        </Button>
      )}
      <MessageThread messages={toChatMessages(kept)} />
    </>
  );
}
