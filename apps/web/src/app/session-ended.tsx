import { Dialog } from "@base-ui/react/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { paths } from "#config/paths.ts";
import { useLocation } from "#routing/routing.tsx";
import { Cover } from "#ui/cover.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { PageSpinner } from "#ui/spinner.tsx";
import styles from "./session-ended.module.css";

const LoginPage = lazyPart(async () => (await import("#pages/login-page.tsx")).LoginPage);

/**
 * The session ran out: the sign-in page, address and all, lies over the person's page, which stays as it was with
 * everything typed into it. Once they have signed in again it is uncovered.
 */
export function SessionEnded() {
  useLoginAddress();
  useEscapeHeldBack();
  const client = useQueryClient();
  useEffect(() => () => void client.invalidateQueries(), [client]);
  return (
    <Cover>
      <Dialog.Title className="visually-hidden">Your session has ended</Dialog.Title>
      <p className={styles.note} role="status">
        Your session has ended. Sign in to go on where you were; what you typed is still there.
      </p>
      <Suspense fallback={<PageSpinner />}>
        <LoginPage />
      </Suspense>
    </Cover>
  );
}

/** Shows /login in the address bar without the router's knowledge, since it would leave the page. */
function useLoginAddress(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const covered = `${pathname}${search}${hash}`;
    window.history.replaceState(window.history.state, "", paths.login);
    return () => {
      if (window.location.pathname === paths.login) window.history.replaceState(window.history.state, "", covered);
    };
  }, [pathname, search, hash]);
}

/** Escape must not close a dialog of the page underneath. */
function useEscapeHeldBack(): void {
  useEffect(() => {
    const hold = (event: KeyboardEvent) => event.key === "Escape" && event.stopImmediatePropagation();
    window.addEventListener("keydown", hold, true);
    return () => window.removeEventListener("keydown", hold, true);
  }, []);
}
