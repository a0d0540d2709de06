import type { Security } from "@seven-figures/calls";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { showAuthError } from "#forms/show-auth-error.ts";
import { callSecurity } from "#session/security-requests.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { dayLabel } from "./day-label.ts";
import styles from "./security.module.css";
import { useSecurityChanged } from "./security-query.ts";

type Session = Security["sessions"][number];

interface DevicesCardProps {
  sessions: Session[];
  thisSession: string;
  onSignedOut: () => void;
}

/** Where the person is signed in. This device comes first. */
export function DevicesCard({ sessions, thisSession, onSignedOut }: DevicesCardProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const isHere = ({ id }: Session) => id === thisSession;
  const sorted = [...sessions.filter(isHere), ...sessions.filter((session) => !isHere(session))];

  const signOutEverywhere = async () => {
    setBusy(true);
    try {
      await callSecurity("sign-out-everywhere", {});
      onSignedOut();
    } catch (error) {
      showAuthError("security", error);
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <Card title="Where you are signed in">
      <ul className={styles.rows}>
        {sorted.map((session) => (
          <DeviceRow key={session.id} session={session} isHere={isHere(session)} />
        ))}
      </ul>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Sign Out Everywhere
      </Button>
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere?"
        message="Every device is signed out, this one too."
        confirmLabel="Sign Out Everywhere"
        cancelLabel="Stay Signed In"
        tone="danger"
        busy={busy}
        busyLabel="Signing out..."
        onConfirm={signOutEverywhere}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

function DeviceRow({ session, isHere }: { session: Session; isHere: boolean }) {
  const [busy, setBusy] = useState(false);
  const changed = useSecurityChanged();
  const end = async () => {
    setBusy(true);
    try {
      await callSecurity("end-session", { id: session.id });
      toast.success("That device was signed out.");
      await changed();
    } catch (error) {
      showAuthError("security", error);
    } finally {
      setBusy(false);
    }
  };
  const Icon = /Android|iPhone|iPad/.test(session.device) ? Smartphone : Monitor;
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={styles.main}>
        <p className={styles.name}>
          {session.device} {isHere && <Badge tone="primary">This device</Badge>}
        </p>
        <p className={styles.meta}>{usedLabel(session)}</p>
      </div>
      {!isHere && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Sign out ${session.device}`}
          busy={busy}
          busyLabel="Signing out..."
          onClick={end}
        >
          Sign Out
        </Button>
      )}
    </li>
  );
}

function usedLabel({ since, lastUsedAt }: Session): string {
  const [first, last] = [dayLabel(since), dayLabel(lastUsedAt)];
  return first === last ? `Signed in ${first}` : `Last used ${last}, signed in ${first}`;
}
