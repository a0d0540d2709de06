import { useState } from "react";
import { paths } from "#config/paths.ts";
import { Link } from "#routing/link.tsx";
import { useNavigate } from "#routing/routing.tsx";
import styles from "./auth-card.module.css";
import { AuthCard } from "./auth-card.tsx";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { ResetMailSent } from "./reset-mail-sent.tsx";

/** In place of a link that can't be used: what is wrong with it, and a new one. */
export function VoidResetLink({ title, intro }: { title: string; intro: string }) {
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const goToLogin = () => navigate(paths.login);
  const isSent = sentTo !== null;
  return (
    <AuthCard
      title={isSent ? "Check Your Email" : title}
      intro={isSent ? undefined : intro}
      foot={<Link to={paths.login}>Back to sign in</Link>}
    >
      <div className={styles.below}>
        {isSent ? (
          <ResetMailSent email={sentTo} onDone={goToLogin} onRetry={() => setSentTo(null)} />
        ) : (
          <ForgotPasswordForm knownEmail="" onSent={setSentTo} onCancel={goToLogin} />
        )}
      </div>
    </AuthCard>
  );
}
