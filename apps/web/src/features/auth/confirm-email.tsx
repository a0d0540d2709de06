import { useState } from "react";
import { paths } from "#config/paths.ts";
import { showAuthError } from "#forms/show-auth-error.ts";
import { Link } from "#routing/link.tsx";
import { useAuth } from "#session/auth-provider.tsx";
import { callSecurity } from "#session/security-requests.ts";
import { Button } from "#ui/button.tsx";
import styles from "./auth-card.module.css";
import { AuthCard } from "./auth-card.tsx";

/** What a mail's link to a new address opens. A press confirms it, so that programs that only open links don't. */
export function ConfirmEmail({ token }: { token: string }) {
  const { status, loadSession } = useAuth();
  const [state, setState] = useState<"asked" | "busy" | "void" | { email: string }>("asked");
  const home =
    status === "signed-in" ? { to: paths.security, text: "Go to Security" } : { to: paths.login, text: "Sign in" };

  const confirm = async () => {
    setState("busy");
    try {
      const { email } = await callSecurity("confirm-email", { token });
      setState({ email });
      await loadSession();
    } catch (error) {
      const code = showAuthError("security", error);
      setState(code === "step-ended" || code === "email-already-in-use" ? "void" : "asked");
    }
  };

  const foot = <Link to={home.to}>{home.text}</Link>;
  if (typeof state === "object") {
    return (
      <AuthCard title="Your email is confirmed" intro={`From now on you sign in with ${state.email}.`} foot={foot} />
    );
  }
  if (state === "void") {
    return (
      <AuthCard
        title="This link can't be used any more"
        intro="It was used already, a newer one was sent, or it is older than an hour. You can ask for a new one under Security."
        foot={foot}
      />
    );
  }
  return (
    <AuthCard title="Confirm your new email" intro="One press, and you sign in with this address from now on.">
      <div className={styles.form}>
        <Button
          variant="primary"
          className={styles.submit}
          busy={state === "busy"}
          busyLabel="Confirming..."
          onClick={confirm}
        >
          Confirm My Email
        </Button>
      </div>
    </AuthCard>
  );
}
