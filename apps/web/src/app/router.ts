import type { ReactNode } from "react";
import { createRouter } from "#routing/create-router.ts";
import { plainPath } from "#routing/route-location.ts";
import { loadWhenReachable } from "#ui/load-when-reachable.ts";
import { VisitorsOnly } from "./guards.tsx";
import { openPages, type PageEntry, personPages, unknownPage, visitorPages } from "./page-list.ts";

type Guard = (props: { children: ReactNode }) => ReactNode;

/** A page whose code is there. */
interface LoadedPage {
  title: string;
  Guard: Guard;
  Component: () => ReactNode;
}

interface Route extends PageEntry {
  /** Guards that only the signed-in need are loaded with the first page that asks for them. */
  loadGuard: () => Promise<Guard>;
}

const guardedBy = (loadGuard: Route["loadGuard"]) => (page: PageEntry) => ({ ...page, loadGuard });

const ROUTES: readonly Route[] = [
  ...visitorPages.map(guardedBy(async () => VisitorsOnly)),
  ...openPages.map(guardedBy(async () => Everyone)),
  ...personPages.map(guardedBy(async () => (await import("./signed-in-only.tsx")).SignedInOnly)),
];
const UNKNOWN = guardedBy(async () => (await import("./unknown-path.tsx")).UnknownPath)(unknownPage);

const loaded = new Map<Route, LoadedPage>();

function Everyone({ children }: { children: ReactNode }) {
  return children;
}

async function load(route: Route): Promise<LoadedPage> {
  const parts = Promise.all([loadWhenReachable(route.load), loadWhenReachable(route.loadGuard)]);
  const [{ Component }, Guard] = await parts;
  const page = { title: route.title, Guard, Component };
  loaded.set(route, page);
  return page;
}

export const router = createRouter((pathname) => {
  const path = plainPath(pathname);
  const route = ROUTES.find((candidate) => candidate.path === path) ?? UNKNOWN;
  return loaded.get(route) ?? load(route);
});
