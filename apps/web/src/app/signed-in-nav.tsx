import { NavLinks } from "./nav-links.tsx";
import { SignedInProviders } from "./signed-in-providers.tsx";
import styles from "./top-bar.module.css";
import { useOnboarding } from "./use-onboarding.ts";
import { UserMenu } from "./user-menu.tsx";

/** The top bar's part for the signed-in: links and the user menu. */
export function SignedInNav() {
  return (
    <SignedInProviders>
      <TopLinks />
      <div className={styles.actions}>
        <UserMenu />
      </div>
    </SignedInProviders>
  );
}

/** The phone's bar at the bottom. */
export function BottomNav() {
  return (
    <SignedInProviders>
      <BottomLinks />
    </SignedInProviders>
  );
}

function TopLinks() {
  return <NavLinks className={styles.links} disabled={useOnboarding() !== "completed"} />;
}

function BottomLinks() {
  return <NavLinks phone className={styles.bottom} disabled={useOnboarding() !== "completed"} />;
}
