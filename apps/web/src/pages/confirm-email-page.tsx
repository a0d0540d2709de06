import { paths } from "#config/paths.ts";
import { AuthCard } from "#features/auth/auth-card.tsx";
import { ConfirmEmail } from "#features/auth/confirm-email.tsx";
import { Link } from "#routing/link.tsx";
import { useQueryParams } from "#routing/routing.tsx";

export function ConfirmEmailPage() {
  const query = useQueryParams();
  const token = query.get("token");
  if (token) return <ConfirmEmail key={token} token={token} />;
  return (
    <AuthCard
      title="This link is not complete"
      intro="Open the link from the mail again."
      foot={<Link to={paths.landing}>Back to Home</Link>}
    />
  );
}
