import { Link, useSearchParams } from "react-router";
import { paths } from "#config/paths.ts";
import { AuthCard } from "#features/auth/auth-card.tsx";
import { ConfirmEmail } from "#features/auth/confirm-email.tsx";

export function ConfirmEmailPage() {
  const [query] = useSearchParams();
  const token = query.get("token");
  if (token) return <ConfirmEmail key={token} token={token} />;
  return (
    <AuthCard
      title="This link is not complete"
      intro="Open the link from the mail again."
      foot={<Link to={paths.landing}>Back to Home</Link>}
    >
      {null}
    </AuthCard>
  );
}
