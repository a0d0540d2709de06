import { type ReactNode, useEffect } from "react";
import { paths } from "#config/paths.ts";
import { Redirect, useLocation, useNavigate } from "#routing/routing.tsx";
import { useAuth } from "#session/auth-provider.tsx";
import { PageSpinner } from "#ui/spinner.tsx";
import { toast } from "#ui/toast.tsx";

/** Whoever comes to /login with this state wants to be signed out: so the leave warnings of the page are asked first. */
export const SIGN_OUT_STATE = { signOut: true } as const;

/** For pages that the signed-in have no use for: they go to their dashboard. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { status, signOut } = useAuth();
  const { state } = useLocation();
  const isWish = typeof state === "object" && state !== null && "signOut" in state && state.signOut === true;
  const isLeaving = status === "signed-in" && isWish;
  const navigate = useNavigate();
  // A page that was loaded anew in the midst of it still carries the wish: whoever signs in there stays too.
  const hasLeft = status === "signed-out" && isWish;
  useEffect(() => {
    // The wish is fulfilled once: whoever signs in again here stays.
    const forgetWish = () => navigate(paths.login, { replace: true, state: null });
    if (hasLeft) forgetWish();
    if (!isLeaving) return;
    const stay = () => {
      toast.error("You could not be signed out. Please try again.");
      navigate(paths.dashboard, { replace: true, state: null });
    };
    signOut().then(forgetWish, stay);
  }, [isLeaving, hasLeft, signOut, navigate]);

  if (status === "loading" || isLeaving) return <PageSpinner />;
  if (status === "signed-in") return <Redirect to={paths.dashboard} />;
  return children;
}
