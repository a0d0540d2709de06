import type { ReactNode } from "react";
import { paths } from "#config/paths.ts";
import { useAuth } from "#session/auth-provider.tsx";
import { useAhead } from "#ui/ahead-part.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Wrap } from "#ui/page.tsx";
import { Brand } from "./brand.tsx";
import { signedInBars } from "./signed-in-bars.ts";
import styles from "./top-bar.module.css";

export function TopBar() {
  const { status } = useAuth();
  const bars = useAhead(signedInBars, status === "signed-in" || status === "ended");
  if (status === "signed-out") return <VisitorBar />;
  if (status === "loading") return <Bar home={paths.landing} />;
  return <Bar home={paths.dashboard}>{bars && <bars.SignedInNav />}</Bar>;
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

export function Bar({ home, children }: { home: string; children?: ReactNode }) {
  return (
    <header className={styles.bar}>
      <Wrap className={styles.wrap}>
        <Brand to={home} />
        {children}
      </Wrap>
    </header>
  );
}
