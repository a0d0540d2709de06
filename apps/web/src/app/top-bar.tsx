import { type ReactNode, Suspense } from "react";
import { paths } from "#config/paths.ts";
import { useAuth } from "#session/auth-provider.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { Wrap } from "#ui/page.tsx";
import { Brand } from "./brand.tsx";
import styles from "./top-bar.module.css";

const SignedInNav = lazyPart(async () => (await import("./signed-in-nav.tsx")).SignedInNav);

export function TopBar() {
  const { status } = useAuth();
  if (status === "signed-out") return <VisitorBar />;
  if (status === "loading") return <Bar home={paths.landing} />;
  return (
    <Bar home={paths.dashboard}>
      <Suspense>
        <SignedInNav />
      </Suspense>
    </Bar>
  );
}

/** The top bar of those who are not signed in. */
export function VisitorBar() {
  return (
    <Bar home={paths.landing}>
      <div className={styles.actions}>
        <ButtonLink to={paths.login} variant="quiet" size="small">
          Login
        </ButtonLink>
        <ButtonLink to={paths.signup} variant="primary" size="small">
          Get Started
        </ButtonLink>
      </div>
    </Bar>
  );
}

function Bar({ home, children }: { home: string; children?: ReactNode }) {
  return (
    <header className={styles.bar}>
      <Wrap className={styles.wrap}>
        <Brand to={home} />
        {children}
      </Wrap>
    </header>
  );
}
