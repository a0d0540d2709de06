import type { Security } from "@seven-figures/calls";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { PasswordDialog } from "#forms/password-dialog.tsx";
import { canUsePasskeys, makePasskey, rememberPasskey } from "#session/passkeys.ts";
import { callSecurity } from "#session/security-requests.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast.tsx";
import { dayLabel } from "./day-label.ts";
import styles from "./security.module.css";
import { useSecurityChanged } from "./security-query.ts";

type Passkey = Security["passkeys"][number];

/** Signing in with the lock of a device instead of the password. */
export function PasskeysCard({ passkeys }: { passkeys: Passkey[] }) {
  const [asking, setAsking] = useState<"add" | Passkey | null>(null);
  const changed = useSecurityChanged();
  const close = () => setAsking(null);

  const add = async (password: string) => {
    const { options } = await callSecurity("begin-passkey", { password });
    await callSecurity("add-passkey", { response: await makePasskey(options) });
    rememberPasskey();
    close();
    toast.success("Your passkey was added.");
    await changed();
  };
  const remove = async ({ id }: Passkey, password: string) => {
    await callSecurity("remove-passkey", { id, password });
    close();
    toast.success("The passkey was removed.");
    await changed();
  };

  return (
    <Card title="Passkeys">
      <p className={styles.text}>
        Sign in with the fingerprint, the face or the PIN of a device that you trust. A passkey can't be guessed, and no
        false page can ask for it.
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.row}>
              <span className={styles.icon}>
                <KeyRound size={20} strokeWidth={1.75} aria-hidden />
              </span>
              <div className={styles.main}>
                <p className={styles.name}>{passkey.name}</p>
                {passkey.addedAt && <p className={styles.meta}>Added {dayLabel(passkey.addedAt)}</p>}
              </div>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => setAsking(passkey)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button icon={<Plus strokeWidth={1.75} aria-hidden />} onClick={() => setAsking("add")}>
          Add a Passkey
        </Button>
      ) : (
        <p className={styles.meta}>This browser knows no passkeys.</p>
      )}
      {asking === "add" && (
        <PasswordDialog
          title="Add a passkey"
          description="Your browser then asks where to keep it."
          submitLabel="Continue"
          busyLabel="Waiting for your device..."
          onConfirm={add}
          onClose={close}
        />
      )}
      {asking !== null && asking !== "add" && (
        <PasswordDialog
          title="Remove this passkey?"
          description={`${asking.name} no longer signs you in.`}
          submitLabel="Remove"
          busyLabel="Removing..."
          tone="danger"
          onConfirm={(password) => remove(asking, password)}
          onClose={close}
        />
      )}
    </Card>
  );
}
