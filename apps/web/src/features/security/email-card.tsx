import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChangeEmailDialog } from "./change-email-dialog.tsx";
import styles from "./security.module.css";

export function EmailCard({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Card title="Email">
      <p className={styles.text}>
        You sign in with <b>{email}</b>.
      </p>
      {sentTo && (
        <p className={styles.text} role="status">
          We sent a link to <b>{sentTo}</b>. Open it within an hour to confirm; until then nothing changes.
        </p>
      )}
      <Button onClick={() => setOpen(true)}>Change Email</Button>
      {open && (
        <ChangeEmailDialog
          onClose={() => setOpen(false)}
          onSent={(address) => {
            setOpen(false);
            setSentTo(address);
          }}
        />
      )}
    </Card>
  );
}
