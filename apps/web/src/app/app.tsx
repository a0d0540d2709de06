import { CSPProvider } from "@base-ui/react/csp-provider";
import { RouteBoundary } from "#routing/route-boundary.tsx";
import { Routing } from "#routing/routing.tsx";
import { AuthProvider } from "#session/auth-provider.tsx";
import { Toaster } from "#ui/toaster.tsx";
import { RouteError } from "./route-error.tsx";
import { router } from "./router.ts";
import { LoadingShell, Shell } from "./shell.tsx";

const fallback = (error: unknown) => <RouteError error={error} />;

export function App() {
  return (
    <CSPProvider disableStyleElements>
      <AuthProvider>
        <Routing router={router}>
          {({ page, failure, location }) => {
            if (!page && !failure) return <LoadingShell />;
            // A crash of a page leaves its guard standing, and one of the guard the bars.
            return (
              <Shell title={page?.title}>
                <RouteBoundary location={location} fallback={fallback}>
                  {page ? (
                    <page.Guard>
                      <RouteBoundary location={location} fallback={fallback}>
                        <page.Component />
                      </RouteBoundary>
                    </page.Guard>
                  ) : (
                    <RouteError error={failure} />
                  )}
                </RouteBoundary>
              </Shell>
            );
          }}
        </Routing>
        <Toaster />
      </AuthProvider>
    </CSPProvider>
  );
}
