import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import styles from "./security.module.css";

export function PasswordCard() {
  const [open, setOpen] = useState(false);
  return (
    <Card title="Password">
      <p className={styles.text}>A new password signs your other devices out.</p>
      <Button onClick={() => setOpen(true)}>Change Password</Button>
      {open && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
