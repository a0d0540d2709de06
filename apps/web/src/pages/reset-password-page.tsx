import { Link, useSearchParams } from "react-router";
import { paths } from "#config/paths.ts";
import { AuthCard } from "#features/auth/auth-card.tsx";
import { ResetPasswordForm } from "#features/auth/reset-password-form.tsx";

export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get("token");
  const foot = <Link to={paths.login}>Back to sign in</Link>;
  if (!token) {
    return (
      <AuthCard
        title="This link is not complete"
        intro="Open the link from the mail again, or ask for a new one on the sign-in page under Forgot password."
        foot={foot}
      >
        {null}
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Choose a new password" foot={foot}>
      <ResetPasswordForm token={token} />
    </AuthCard>
  );
}
