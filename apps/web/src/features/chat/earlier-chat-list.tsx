import type { ChatSessionEntry } from "@seven-figures/calls";
import { useInfiniteQuery } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import { dayOf } from "#config/moments.ts";
import { today } from "#config/today.ts";
import { chatSessionsQuery } from "#documents/chat.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useChatContext } from "./chat-context.tsx";
import { dayLabel } from "./day-label.ts";
import styles from "./earlier-chats.module.css";
import { earlierSessions, lengthLabel, openingLabel } from "./earlier-sessions.ts";

/** The conversations to choose from, the last talked in first. */
export function EarlierChatList({ onChoose }: { onChoose: (session: ChatSessionEntry) => void }) {
  const { sessionId } = useChatContext();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(chatSessionsQuery);
  if (!data && isError) return <ErrorState message="Your conversations could not be loaded." onRetry={refetch} />;
  if (!data) return <Skeleton lines={4} />;
  const sessions = earlierSessions(data.pages, sessionId);
  if (sessions.length === 0) return <NoEarlierChats />;
  const now = today();
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.sessionId}>
            <button type="button" className={styles.session} onClick={() => onChoose(session)}>
              <span className={styles.opening}>{openingLabel(session)}</span>
              <span className={styles.about}>
                {dayLabel(dayOf(session.updatedAt), now)} · {lengthLabel(session)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} busyLabel="Loading..." onClick={() => void fetchNextPage()}>
          Load more
        </Button>
      )}
    </>
  );
}

function NoEarlierChats() {
  return (
    <EmptyState
      icon={<MessagesSquare strokeWidth={1.75} aria-hidden />}
      title="Conversations that you finish are kept here."
      text="After Clear Chat, or once you have signed out, you can read them again."
    />
  );
}
