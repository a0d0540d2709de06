import { paths } from "#config/paths.ts";
import { isConnectionLost } from "#ui/load-when-reachable.ts";
import { openPages, personPages, visitorPages } from "./page-list.ts";
import { signedInBars } from "./signed-in-bars.ts";

const loaders = new Map([...visitorPages, ...openPages, ...personPages].map(({ path, load }) => [path, load]));
const persons = new Set(personPages.map(({ path }) => path));
/** Where a form leads: whoever begins to fill it in will be there soon. */
const AFTER_FORM: Partial<Record<string, string>> = {
  [paths.login]: paths.dashboard,
  [paths.signup]: paths.onboarding,
};

/**
 * Fetches the code of a page before it is visited; what fails is fetched again by the visit itself. What surely fails is
 * left to it: the browser would remember the failure.
 */
function fetchAhead(path: string): void {
  const load = loaders.get(path);
  if (!load || isConnectionLost()) return;
  loaders.delete(path);
  load().catch(() => loaders.set(path, load));
  if (!persons.has(path)) return;
  void signedInBars.fetch();
  import("./signed-in-only.tsx").catch(() => undefined);
}

/** Fetches the page of each link that is pointed at, touched or focused, and the one behind a form that is begun. */
export function fetchAheadOnIntent(): void {
  const look = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (link?.origin === location.origin) fetchAhead(link.pathname);
    const after = target instanceof HTMLInputElement ? AFTER_FORM[location.pathname] : undefined;
    if (after) fetchAhead(after);
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) addEventListener(type, look, { passive: true });
}
