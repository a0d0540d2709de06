import { CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { paths } from "#config/paths.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { isLoadFailure } from "#ui/load-when-reachable.ts";
import { Page } from "#ui/page.tsx";
import { PageSpinner } from "#ui/spinner.tsx";
import { isReloadDue } from "./reload-once.ts";

/** What stands in place of a page that crashed or could not be loaded. */
export function RouteError({ error }: { error: unknown }) {
  const reloads =
    isLoadFailure(error) &&
    isReloadDue(error, { store: sessionStorage, path: window.location.pathname, now: Date.now() });
  useEffect(() => {
    if (reloads) window.location.reload();
  }, [reloads]);
  if (reloads) return <PageSpinner />;
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
