import { type ReactNode, useEffect, useRef } from "react";
import { useAuth } from "#session/auth-provider.tsx";
import { useAhead } from "#ui/ahead-part.ts";
import { classNames } from "#ui/class-names.ts";
import { PageSpinner } from "#ui/spinner.tsx";
import { pageStands } from "#ui/when-idle.ts";
import { OfflineBanner } from "./offline-banner.tsx";
import { PublicFoot } from "./public-foot.tsx";
import styles from "./shell.module.css";
import { signedInBars } from "./signed-in-bars.ts";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";
import { useArrival } from "./use-arrival.ts";

/** The bars around every page, and what happens on arriving at one: title, top of the page, focus. */
export function Shell({ title, children }: { title: string | undefined; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { status } = useAuth();
  useArrival(main, title);
  const isSignedIn = status === "signed-in" || status === "ended";
  const bars = useAhead(signedInBars, isSignedIn);
  useEffect(() => {
    if (status !== "loading") pageStands();
  }, [status]);
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBar />
      <OfflineBanner />
      <main id="main" className={classNames(styles.main, isSignedIn && styles.aboveBottomBar)} ref={main} tabIndex={-1}>
        {children}
      </main>
      {status === "signed-out" && <PublicFoot />}
      {isSignedIn && bars && <bars.BottomNav />}
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
