import { Link } from "react-router";
import { paths } from "#config/paths.ts";
import { AuthCard } from "#features/auth/auth-card.tsx";
import { LoginForm } from "#features/auth/login-form.tsx";

export function LoginPage() {
  return (
    <AuthCard
      title="Welcome back"
      intro="Sign in to see where you stand."
      foot={
        <>
          New here? <Link to={paths.signup}>Create account</Link>
        </>
      }
    >
      <LoginForm />
    </AuthCard>
  );
}
