import { hrefOf, locationOf, type RouteLocation, type To } from "./route-location.ts";

interface NavigateOptions {
  /** Takes the place of the current entry in the history instead of following it, as the same address without a state does. */
  replace?: boolean;
  /** What the entry carries, which a reload keeps. */
  state?: unknown;
}

/** Goes to an address, or back and forth by a number of entries; done once the page is there, or something came between. */
export type Navigate = (to: To | number, options?: NavigateOptions) => Promise<void>;

/** Is told what was held back: calling it goes there after all. */
type HoldBack = (leave: () => void) => void;

/** Where the app is. `page` is undefined before the first one has come, and where it could not be loaded (`failure`). */
export interface RouterState<Page> {
  location: RouteLocation;
  page: Page | undefined;
  failure: unknown;
}

export interface Router<Page> {
  get(): RouterState<Page>;
  subscribe(listener: () => void): () => void;
  navigate: Navigate;
  /** While this stands, leaving for another path is left to `ask`. What was asked last goes first. */
  holdBack(ask: HoldBack): () => void;
}

/** What of a window the router needs. */
export type RouterWindow = Pick<Window, "location" | "history" | "addEventListener">;

/** What an entry of the history holds: the page's own state, and which entry of this document it is. */
interface Entry {
  usr: unknown;
  idx: number;
}

/**
 * Keeps address and page together. A page that is still to be loaded leaves the one before standing, address included,
 * until it is there; a newer navigation overtakes it.
 */
export function createRouter<Page>(
  load: (pathname: string) => Page | Promise<Page>,
  browser: RouterWindow = window,
): Router<Page> {
  const { history } = browser;
  const listeners = new Set<() => void>();
  const holders = new Set<HoldBack>();
  let index = entryIndex() ?? 0;
  let state: RouterState<Page> = { location: readLocation(), page: undefined, failure: undefined };
  /** Counts navigations, so that one that was overtaken knows. */
  let latest = 0;
  /** Waits for the browser to be back on the entry that it was not to leave. */
  let onReturned: (() => void) | undefined;
  let isLeaving = false;

  function readLocation(): RouteLocation {
    const { pathname, search, hash } = browser.location;
    return { pathname, search, hash, state: history.state?.usr ?? null };
  }

  function entryIndex(): number | undefined {
    return history.state?.idx;
  }

  const entryOf = (usr: unknown, idx: number): Entry => ({ usr, idx });

  async function show(location: RouteLocation, enter: () => void): Promise<void> {
    latest += 1;
    const own = latest;
    const next: RouterState<Page> = { location, page: undefined, failure: undefined };
    try {
      const page = load(location.pathname);
      next.page = page instanceof Promise ? await page : page;
    } catch (failure) {
      next.failure = failure;
    }
    if (own !== latest) return;
    enter();
    state = next;
    for (const listener of listeners) listener();
  }

  const holderFor = ({ pathname }: RouteLocation) =>
    pathname === state.location.pathname ? undefined : [...holders].at(-1);

  async function navigate(to: To | number, options: NavigateOptions = {}) {
    if (typeof to === "number") return history.go(to);
    const carried = options.state ?? null;
    const location = locationOf(to, carried, state.location);
    const href = hrefOf(location);
    const isHere = carried === null && href === hrefOf(state.location);
    const enter = () => {
      const replaces = options.replace ?? isHere;
      if (!replaces) index += 1;
      history[replaces ? "replaceState" : "pushState"](entryOf(carried, index), "", href);
    };
    const ask = holderFor(location);
    if (ask) return ask(() => void show(location, enter));
    await show(location, enter);
  }

  /** The browser went to another entry of the history by itself. */
  function arrive(): void {
    if (onReturned) {
      onReturned();
      return;
    }
    const at = entryIndex() ?? index + 1;
    const delta = at - index;
    const ask = isLeaving || delta === 0 ? undefined : holderFor(readLocation());
    isLeaving = false;
    if (ask) {
      askToLeave(ask, delta);
      return;
    }
    // An entry of the browser's own, made by a link within the page, is told apart from now on.
    if (entryIndex() === undefined) history.replaceState(entryOf(null, at), "");
    index = at;
    void show(readLocation(), () => undefined);
  }

  /** The address goes back to that of the page, which stays until it is said that it may be left. */
  function askToLeave(ask: HoldBack, delta: number): void {
    const returned = new Promise<void>((resolve) => {
      onReturned = () => {
        onReturned = undefined;
        resolve();
      };
    });
    history.go(-delta);
    ask(async () => {
      await returned;
      isLeaving = true;
      history.go(delta);
    });
  }

  if (entryIndex() === undefined) history.replaceState(entryOf(history.state?.usr ?? null, index), "");
  browser.addEventListener("popstate", arrive);
  void show(state.location, () => undefined);
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    holdBack(ask) {
      holders.add(ask);
      return () => holders.delete(ask);
    },
  };
}
