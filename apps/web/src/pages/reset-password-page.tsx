import { useEffect, useState } from "react";
import { paths } from "#config/paths.ts";
import { AuthCard } from "#features/auth/auth-card.tsx";
import { ResetPasswordForm } from "#features/auth/reset-password-form.tsx";
import { VoidResetLink } from "#features/auth/void-reset-link.tsx";
import { Link } from "#routing/link.tsx";
import { useQueryParams } from "#routing/routing.tsx";
import { isResetLinkGood } from "#session/auth-requests.ts";
import { PageSpinner } from "#ui/spinner.tsx";

export function ResetPasswordPage() {
  const query = useQueryParams();
  const token = query.get("token");
  if (token) return <ResetLink key={token} token={token} />;
  return (
    <VoidResetLink
      title="This link is not complete"
      intro="Open the link from the mail again, or let us send you a new one."
    />
  );
}

/** Asks first whether the link still works, so that nobody thinks up a password in vain. */
function ResetLink({ token }: { token: string }) {
  const [state, setState] = useState<"asking" | "good" | "void">("asking");
  useEffect(() => {
    let isOver = false;
    void isResetLinkGood(token).then((good) => {
      if (!isOver) setState(good ? "good" : "void");
    });
    return () => {
      isOver = true;
    };
  }, [token]);
  if (state === "asking") return <PageSpinner />;
  if (state === "void") {
    return (
      <VoidResetLink
        title="This link can't be used any more"
        intro="It was used already, or it is older than an hour. We can send you a new one."
      />
    );
  }
  return (
    <AuthCard title="Choose a new password" foot={<Link to={paths.login}>Back to sign in</Link>}>
      <ResetPasswordForm token={token} onVoid={() => setState("void")} />
    </AuthCard>
  );
}
