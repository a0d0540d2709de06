import { useInfiniteQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { paths } from "#config/paths.ts";
import { activityQuery } from "#documents/stats.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./activity.module.css";
import { ActivityRow } from "./activity-row.tsx";
import { joinPages } from "./activity-text.ts";

/** The last changes to the person's data, newest first. */
export function ActivityList() {
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(activityQuery);
  if (isPending) return <Skeleton lines={9} />;
  if (!data) return isError ? <ErrorState message="Your activity could not be loaded." onRetry={refetch} /> : null;
  const entries = joinPages(data.pages);
  if (entries.length === 0) return <NoActivity />;
  return (
    <>
      <ol className={styles.rows}>
        {entries.map((entry) => (
          <ActivityRow key={entry.changeId} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          className={styles.more}
          busy={isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </>
  );
}

function NoActivity() {
  return (
    <EmptyState
      icon={<History strokeWidth={1.75} aria-hidden />}
      title="Every change to your data will be listed here."
      text="Whether you or the advisor made it, you see what was before and what came after."
      action={
        <ButtonLink to={paths.chatbot} variant="primary">
          Talk to the advisor
        </ButtonLink>
      }
    />
  );
}
