import { useCallback, useEffect, useRef, useState } from "react";
import { useAuth } from "#session/auth-provider.tsx";
import { AuthError } from "#session/auth-requests.ts";
import { beginSample } from "#session/begin-sample.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { PageSpinner } from "#ui/spinner.tsx";

/** Of all that asks for one at a time, a page that is drawn twice included, one is made. */
let underWay: Promise<void> | null = null;

function beginOnce(): Promise<void> {
  underWay ??= beginSample().finally(() => {
    underWay = null;
  });
  return underWay;
}

/** Makes the sample person and signs in as it; `onBegun` is told before the page learns who is there. */
export function LookAround({ onBegun }: { onBegun: () => void }) {
  const { loadSession } = useAuth();
  const told = useRef(onBegun);
  const [failure, setFailure] = useState<string | null>(null);
  const begin = useCallback(async () => {
    setFailure(null);
    try {
      await beginOnce();
      told.current();
      await loadSession();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }, [loadSession]);
  useEffect(() => void begin(), [begin]);
  return failure === null ? <PageSpinner /> : <ErrorState message={failure} onRetry={() => void begin()} />;
}

function sentenceOf(error: unknown): string {
  const code = error instanceof AuthError ? error.code : "internal";
  if (error instanceof AuthError && code === "too-many-requests") return error.message;
  if (code === "network-request-failed") return "You are not connected right now. Please try again.";
  return "The sample could not be made. Please try again.";
}
