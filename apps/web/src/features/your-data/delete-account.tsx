import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import styles from "./your-data.module.css";

/** Leaving for good: all data and the account itself go. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Card title="Delete your account">
      <p className={styles.text}>Erases all your data and the account itself. You are asked for your password.</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} onDeleted={onDeleted} />}
    </Card>
  );
}
