import { CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { useRouteError } from "react-router";
import { paths } from "#config/paths.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page } from "#ui/page.tsx";

const RELOADED = "reloaded-for-new-version";

/** What stands in place of a page that crashed or could not be loaded. */
export function RouteError() {
  const error = useRouteError();
  const isOutdated = error instanceof Error && /import|module|fetch|preload/i.test(error.message);
  useEffect(() => {
    if (isOutdated) reloadOnce();
  }, [isOutdated]);
  return (
    <Page>
      <h1 className="visually-hidden" tabIndex={-1}>
        Something went wrong
      </h1>
      <div role="alert">
        <EmptyState
          icon={<CircleAlert strokeWidth={1.75} aria-hidden />}
          title="This page could not be shown."
          text="Your data is safe. Load the page again, or go back to the start."
          action={
            <>
              <Button variant="primary" onClick={() => window.location.reload()}>
                Load again
              </Button>{" "}
              <Button variant="quiet" onClick={() => window.location.assign(paths.landing)}>
                Back to Home
              </Button>
            </>
          }
        />
      </div>
    </Page>
  );
}

/** A page whose file is gone was replaced by a newer version of the app; one reload fetches it. Never a loop of them. */
function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  window.location.reload();
}
