import { createBrowserRouter, type RouteObject } from "react-router";
import { loadWhenReachable } from "#ui/load-when-reachable.ts";
import { VisitorsOnly } from "./guards.tsx";
import { type LoadPage, openPages, type PageEntry, personPages, unknownPage, visitorPages } from "./page-list.ts";
import { RouteError } from "./route-error.tsx";
import { LoadingShell, Shell } from "./shell.tsx";

const route = ({ path, title, load }: PageEntry): RouteObject => ({
  path,
  handle: { title },
  lazy: () => loadWhenReachable(load),
});

/** Guards that only the signed-in need are loaded with the first page that asks for them. */
const guarded = (load: LoadPage) => ({ lazy: () => loadWhenReachable(load) });

/** A crash of a page leaves the bars standing. */
const boundary = { ErrorBoundary: RouteError };

export const router = createBrowserRouter([
  {
    Component: Shell,
    HydrateFallback: LoadingShell,
    ...boundary,
    children: [
      { Component: VisitorsOnly, children: [{ ...boundary, children: visitorPages.map(route) }] },
      { ...boundary, children: openPages.map(route) },
      {
        ...guarded(async () => ({ Component: (await import("./signed-in-only.tsx")).SignedInOnly })),
        children: [{ ...boundary, children: personPages.map(route) }],
      },
      {
        ...guarded(async () => ({ Component: (await import("./unknown-path.tsx")).UnknownPath })),
        children: [{ ...boundary, children: [route(unknownPage)] }],
      },
    ],
  },
]);
