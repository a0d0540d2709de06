import { Card } from "./card.tsx";
import { ErrorState } from "./error-state.tsx";

interface LoadFailedProps {
  message: string;
  /** All that is shown here; what of it failed is asked for again. */
  queries: readonly { isError: boolean; refetch: () => unknown }[];
}

/** Stands in the place of what could not be loaded. */
export function LoadFailed({ message, queries }: LoadFailedProps) {
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  return (
    <Card as="div">
      <ErrorState message={message} onRetry={retry} />
    </Card>
  );
}
