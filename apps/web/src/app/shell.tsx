import { Suspense, useRef } from "react";
import { Outlet } from "react-router";
import { useAuth } from "#session/auth-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { PageSpinner } from "#ui/spinner.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { PublicFoot } from "./public-foot.tsx";
import styles from "./shell.module.css";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";
import { useArrival } from "./use-arrival.ts";

const BottomNav = lazyPart(async () => (await import("./signed-in-nav.tsx")).BottomNav);

/** The bars around every page, and what happens on arriving at one: title, top of the page, focus. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const { status } = useAuth();
  useArrival(main);
  const isSignedIn = status === "signed-in" || status === "ended";
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBar />
      <OfflineBanner />
      <main id="main" className={classNames(styles.main, isSignedIn && styles.aboveBottomBar)} ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      {status === "signed-out" && <PublicFoot />}
      {isSignedIn && (
        <Suspense>
          <BottomNav />
        </Suspense>
      )}
    </div>
  );
}

/** The page before its own code has arrived. */
export function LoadingShell() {
  return (
    <div className={styles.shell}>
      <TopBar />
      <main className={styles.main}>
        <PageSpinner />
      </main>
    </div>
  );
}
