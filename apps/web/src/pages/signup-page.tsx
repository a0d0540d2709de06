import { paths } from "#config/paths.ts";
import { AuthCard } from "#features/auth/auth-card.tsx";
import { SignupForm } from "#features/auth/signup-form.tsx";
import { Link } from "#routing/link.tsx";

export function SignupPage() {
  return (
    <AuthCard
      title="Create your account"
      intro="It takes a minute. Next you tell us where you stand."
      foot={
        <>
          Already have an account? <Link to={paths.login}>Sign in</Link>
        </>
      }
    >
      <SignupForm />
    </AuthCard>
  );
}
