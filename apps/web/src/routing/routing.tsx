import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import type { Navigate, Router, RouterState } from "./create-router.ts";
import type { RouteLocation } from "./route-location.ts";

type Leading = Pick<Router<unknown>, "navigate" | "holdBack">;

const RouterContext = createContext<Leading | null>(null);
const LocationContext = createContext<RouteLocation | null>(null);

interface RoutingProps<Page> {
  router: Router<Page>;
  children: (state: RouterState<Page>) => ReactNode;
}

/** Draws where the router is. The page before stays usable while the next one is drawn. */
export function Routing<Page>({ router, children }: RoutingProps<Page>) {
  const [state, setState] = useState(router.get);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.get()));
    follow();
    return router.subscribe(follow);
  }, [router]);
  return (
    <RouterContext value={router}>
      <LocationContext value={state.location}>{children(state)}</LocationContext>
    </RouterContext>
  );
}

const STANDING: Leading = { navigate: () => Promise.resolve(), holdBack: () => () => undefined };

/** For what is rendered without a browser: it is at one path, and its links lead nowhere. */
export function StaticRouting({ path, children }: { path: string; children: ReactNode }) {
  return (
    <RouterContext value={STANDING}>
      <LocationContext value={{ pathname: path, search: "", hash: "", state: null }}>{children}</LocationContext>
    </RouterContext>
  );
}

function useRouter(): Leading {
  const router = useContext(RouterContext);
  if (!router) throw new Error("Routes must be used within a Routing");
  return router;
}

/** Stays the same function for as long as the app runs. */
export function useNavigate(): Navigate {
  return useRouter().navigate;
}

export function useLocation(): RouteLocation {
  const location = useContext(LocationContext);
  if (!location) throw new Error("Routes must be used within a Routing");
  return location;
}

/** What the address asks for after its question mark. */
export function useQueryParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Goes elsewhere as soon as it is on the page, which the history forgets. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}

interface HeldBack {
  leave: () => void;
  stay: () => void;
}

/** While `isActive`, leaving for another path waits for an answer: what was held back, or null. */
export function useHeldBack(isActive: boolean): HeldBack | null {
  const { holdBack } = useRouter();
  const [held, setHeld] = useState<{ leave: () => void } | null>(null);
  useEffect(() => (isActive ? holdBack((leave) => setHeld({ leave })) : undefined), [isActive, holdBack]);
  if (!held) return null;
  const stay = () => setHeld(null);
  const leave = () => {
    stay();
    held.leave();
  };
  return { leave, stay };
}
