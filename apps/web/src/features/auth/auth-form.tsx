import type { ReactNode, SubmitEventHandler } from "react";
import { Button } from "#ui/button.tsx";
import { keepFieldFocus } from "#ui/keep-field-focus.ts";
import styles from "./auth-card.module.css";

interface AuthFormProps {
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  onSubmit: SubmitEventHandler;
  /** The fields, one below the other. */
  children: ReactNode;
  /** Another way, below the button. */
  below?: ReactNode;
}

/** The form in the card of a sign-in page: its fields, and the one button that it is for. */
export function AuthForm({ submitLabel, busyLabel, busy, onSubmit, children, below }: AuthFormProps) {
  return (
    <form className={styles.form} onSubmit={onSubmit} onMouseDown={keepFieldFocus} noValidate>
      {children}
      <Button type="submit" variant="primary" className={styles.submit} busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
      {below}
    </form>
  );
}
