import { CircleAlert, RotateCw } from "lucide-react";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

/** Says what went wrong and offers to try again. */
export function ErrorState({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert strokeWidth={1.75} aria-hidden />}
        title={message}
        action={
          onRetry && (
            <Button icon={<RotateCw strokeWidth={1.75} aria-hidden />} onClick={onRetry}>
              Retry
            </Button>
          )
        }
      />
    </div>
  );
}
