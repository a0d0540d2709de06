import { useIsMutating } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { paths } from "#config/paths.ts";
import { ChatProvider } from "#features/chat/chat-context.tsx";
import { hasUnsavedDraft } from "#features/onboarding/draft-storage.ts";
import { useAuth } from "#session/auth-provider.tsx";
import { aheadPart, useAhead } from "#ui/ahead-part.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { PageSpinner } from "#ui/spinner.tsx";
import { SignedInProviders } from "./signed-in-providers.tsx";
import { useOnboarding } from "./use-onboarding.ts";

const visit = aheadPart(() => import("#features/sample/sample-visit.tsx"), { whenIdle: false });
const later = aheadPart(() => import("./signed-in-later.tsx"));
const SessionEnded = lazyPart(async () => (await import("./session-ended.tsx")).SessionEnded);

/** For pages of the signed-in: others go to /login, and those whose onboarding is incomplete to /onboarding. */
export function SignedInOnly() {
  const { status, person, asOf } = useAuth();
  const until = person?.sampleUntil;
  const parts = useAhead(later, asOf !== undefined);
  const visitor = useAhead(visit, until !== undefined);
  useEffect(() => {
    if (status === "signed-out") void visit.fetch().then(() => visit.get()?.tellVisitOver());
  }, [status]);
  if (status === "loading") return <PageSpinner />;
  if (status === "signed-out") return <Navigate to={paths.login} replace />;
  return (
    <SignedInProviders key={until ?? person.userId}>
      {until && visitor && <visitor.Visit until={until} />}
      <ChatProvider>
        {parts && <parts.SignedInLater />}
        <OnboardedOnly userId={person.userId} />
      </ChatProvider>
      {status === "ended" && !until && (
        <Suspense>
          <SessionEnded />
        </Suspense>
      )}
    </SignedInProviders>
  );
}

function OnboardedOnly({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  const onboarding = useOnboarding();
  const isSaving = useIsMutating() > 0;
  if (onboarding === "loading") return <PageSpinner />;
  const isThere = pathname === paths.onboarding;
  if (onboarding === "needed" && !isThere) return <Navigate to={paths.onboarding} replace />;
  // While the last step's documents are being written the wizard stays, to tell of a failure, and after one too.
  const isUnfinished = isThere && (isSaving || hasUnsavedDraft(userId));
  if (onboarding === "completed" && isThere && !isUnfinished) return <Navigate to={paths.dashboard} replace />;
  return <Outlet />;
}
