import { useState } from "react";
import { paths } from "#config/paths.ts";
import styles from "#features/auth/auth-card.module.css";
import { AuthCard } from "#features/auth/auth-card.tsx";
import { Link } from "#routing/link.tsx";
import { useQueryParams } from "#routing/routing.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";

const WORDS = {
  asked: { title: "No more reminders?", intro: "One press, and no monthly reminder is sent any more." },
  off: { title: "Reminders are off", intro: "You can turn them on again under Your Data." },
  void: {
    title: "This link is not complete",
    intro: "Open the link from the mail again, or turn reminders off under Your Data.",
  },
} as const;

/** What a reminder's link opens. A press turns reminders off, so that programs that only open links don't. */
export function RemindersOffPage() {
  const query = useQueryParams();
  const token = query.get("token");
  const [state, setState] = useState<keyof typeof WORDS>(token ? "asked" : "void");
  const [busy, setBusy] = useState(false);

  const turnOff = async () => {
    setBusy(true);
    try {
      const { ok, status } = await fetch(`/api/reminders/off?${new URLSearchParams({ token: token ?? "" })}`, {
        method: "POST",
      });
      if (ok) setState("off");
      else if (status === 404) setState("void");
      else toast.error("This did not work right now. Please try again.");
    } catch {
      toast.error("Network error. Please check your internet connection and try again.");
    } finally {
      setBusy(false);
    }
  };
  return (
    <AuthCard {...WORDS[state]} foot={<Link to={paths.landing}>Back to Home</Link>}>
      {state === "asked" ? (
        <div className={styles.form}>
          <Button variant="primary" className={styles.submit} busy={busy} busyLabel="Turning off..." onClick={turnOff}>
            Turn Reminders Off
          </Button>
        </div>
      ) : null}
    </AuthCard>
  );
}
