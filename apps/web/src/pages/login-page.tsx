import { Suspense, useState } from "react";
import { paths } from "#config/paths.ts";
import { AuthCard } from "#features/auth/auth-card.tsx";
import { LoginForm } from "#features/auth/login-form.tsx";
import { Link } from "#routing/link.tsx";
import type { SecondStep } from "#session/auth-requests.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { PageSpinner } from "#ui/spinner.tsx";

const SecondStepForm = lazyPart(async () => (await import("#features/auth/second-step-form.tsx")).SecondStepForm);

export function LoginPage() {
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  if (secondStep) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <SecondStepForm step={secondStep} onStartOver={() => setSecondStep(null)} />
      </Suspense>
    );
  }
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
      <LoginForm onSecondStep={setSecondStep} />
    </AuthCard>
  );
}
