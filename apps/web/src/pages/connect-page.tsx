import { Suspense } from "react";
import { paths } from "#config/paths.ts";
import styles from "#features/auth/auth-card.module.css";
import { AuthCard } from "#features/auth/auth-card.tsx";
import { AnswerForm } from "#features/connect/answer-form.tsx";
import { Link } from "#routing/link.tsx";
import { useLocation } from "#routing/routing.tsx";
import { useAuth } from "#session/auth-provider.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { PageSpinner } from "#ui/spinner.tsx";

const LoginPage = lazyPart(async () => (await import("./login-page.tsx")).LoginPage);

/** Not a style sheet for one line: every page would carry its name. */
const ASKS = { padding: "var(--space-3) var(--gutter) 0" };

/** Where an assistant of the person's own sends them to be let in. Whoever is not signed in does that first. */
export function ConnectPage() {
  const { status, person } = useAuth();
  const { search } = useLocation();
  // Without an assistant that is known nobody is led back anywhere: the server leads here, and says so.
  if (!new URLSearchParams(search).has("client_id")) {
    return (
      <AuthCard
        title="No assistant is known at this address"
        intro="Nobody was let in. Connect it again from the assistant itself."
        foot={<Link to={paths.landing}>Back to Home</Link>}
      />
    );
  }
  if (status === "loading") return <PageSpinner />;
  if (status === "signed-out") {
    return (
      <>
        <p className={styles.foot} style={ASKS} role="status">
          An assistant asks to work with your figures. Sign in to answer it.
        </p>
        <Suspense fallback={<PageSpinner />}>
          <LoginPage />
        </Suspense>
      </>
    );
  }
  const foot = <Link to={paths.dashboard}>Back to the dashboard</Link>;
  if (person.sampleUntil) {
    return (
      <AuthCard title="This is a sample" intro="An assistant can be let in once it is an account of yours." foot={foot}>
        <Link to={paths.lookAround}>Keep this: sign up</Link>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Let an assistant in?" foot={foot}>
      <AnswerForm query={search.slice(1)} email={person.email} className={styles.form} />
    </AuthCard>
  );
}
