import { useQuery } from "@tanstack/react-query";
import { LoadFailed } from "#ui/load-failed.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { AssistantsCard } from "./assistants-card.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { EmailCard } from "./email-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import styles from "./security.module.css";
import { securityQuery } from "./security-query.ts";
import { TwoStepCard } from "./two-step-card.tsx";

/** How the person signs in, and where they are signed in. `onSignedOut`: they have left everywhere, here too. */
export function SecurityView({ onSignedOut }: { onSignedOut: () => void }) {
  const security = useQuery(securityQuery);
  const { data } = security;
  if (security.isPending) return <SecuritySkeleton />;
  if (!data) return <LoadFailed message="Your security settings could not be loaded." queries={[security]} />;
  return (
    <div className={styles.cards}>
      <TwoStepCard twoStep={data.twoStep} hasPasskeys={data.passkeys.length > 0} />
      <PasskeysCard passkeys={data.passkeys} />
      <DevicesCard sessions={data.sessions} thisSession={data.thisSession} onSignedOut={onSignedOut} />
      <AssistantsCard assistants={data.assistants} />
      <PasswordCard />
      <EmailCard email={data.email} />
    </div>
  );
}

function SecuritySkeleton() {
  return (
    <div className={styles.cards}>
      <Skeleton height={180} />
      <Skeleton height={180} />
      <Skeleton height={240} />
      <Skeleton height={130} />
      <Skeleton height={150} />
      <Skeleton height={150} />
    </div>
  );
}
