import { MailCheck } from "lucide-react";
import { Button } from "#ui/button.tsx";
import styles from "./forgot-password.module.css";

export function ResetMailSent({ email, onDone, onRetry }: { email: string; onDone: () => void; onRetry: () => void }) {
  return (
    <div className={styles.form}>
      <div className={styles.sent}>
        <MailCheck size={32} strokeWidth={1.75} aria-hidden />
        <p>
          We sent a link to <b>{email}</b>. Open it to choose a new password. If it does not arrive in a few minutes,
          look in your spam folder.
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={onRetry}>Try Different Email</Button>
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
