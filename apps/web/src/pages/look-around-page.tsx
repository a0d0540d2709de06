import { Suspense, useState } from "react";
import { paths } from "#config/paths.ts";
import { AuthCard } from "#features/auth/auth-card.tsx";
import { LookAround } from "#features/sample/look-around.tsx";
import { Link } from "#routing/link.tsx";
import { Redirect } from "#routing/routing.tsx";
import { useAuth } from "#session/auth-provider.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { PageSpinner } from "#ui/spinner.tsx";

const KeepSample = lazyPart(async () => (await import("./keep-sample.tsx")).KeepSample);

/** Where a visit begins, and where a visitor signs up to keep it. */
export function LookAroundPage() {
  const { status, person } = useAuth();
  const [isNew, setNew] = useState(false);
  if (status === "loading") return <PageSpinner />;
  if (status === "signed-out") {
    return (
      <AuthCard
        title="Look around"
        intro="A sample person is made for your visit: Alex, with a year of figures. Change what you like; it is gone after a day."
        foot={
          <>
            Rather start with your own? <Link to={paths.signup}>Create account</Link>
          </>
        }
      >
        <LookAround onBegun={() => setNew(true)} />
      </AuthCard>
    );
  }
  if (isNew || !person.sampleUntil) return <Redirect to={paths.dashboard} />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <KeepSample userId={person.userId} />
    </Suspense>
  );
}
