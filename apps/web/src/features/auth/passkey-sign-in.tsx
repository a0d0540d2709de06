import { KeyRound } from "lucide-react";
import { useState } from "react";
import { showAuthError } from "#forms/show-auth-error.ts";
import { useAuth } from "#session/auth-provider.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import styles from "./auth-card.module.css";

/** Signs in with a passkey alone, in a browser where one was made or used before. */
export function PasskeySignIn({ rememberMe }: { rememberMe: () => boolean }) {
  const { signInWithPasskey } = useAuth();
  const [busy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    try {
      await signInWithPasskey(rememberMe());
      toast.success("Welcome back! You've been logged in successfully.");
    } catch (error) {
      showAuthError("secondStep", error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      className={styles.submit}
      icon={<KeyRound strokeWidth={1.75} aria-hidden />}
      busy={busy}
      busyLabel="Waiting for your passkey..."
      onClick={signIn}
    >
      Use a passkey instead
    </Button>
  );
}
