import { useIsMutating } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect } from "react";
import { paths } from "#config/paths.ts";
import { ChatProvider } from "#features/chat/chat-context.tsx";
import { hasUnsavedDraft } from "#features/onboarding/draft-storage.ts";
import { Redirect, useLocation } from "#routing/routing.tsx";
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
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { status, person, asOf } = useAuth();
  const until = person?.sampleUntil;
  const parts = useAhead(later, asOf !== undefined);
  const visitor = useAhead(visit, until !== undefined);
  useEffect(() => {
    if (status === "signed-out") void visit.fetch().then(() => visit.get()?.tellVisitOver());
  }, [status]);
  if (status === "loading") return <PageSpinner />;
  if (status === "signed-out") return <Redirect to={paths.login} />;
  return (
    <SignedInProviders key={until ?? person.userId}>
      {until && visitor && <visitor.Visit until={until} />}
      <ChatProvider>
        {parts && <parts.SignedInLater />}
        <OnboardedOnly userId={person.userId}>{children}</OnboardedOnly>
      </ChatProvider>
      {status === "ended" && !until && (
        <Suspense>
          <SessionEnded />
        </Suspense>
      )}
    </SignedInProviders>
  );
}

function OnboardedOnly({ userId, children }: { userId: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const onboarding = useOnboarding();
  const isSaving = useIsMutating() > 0;
  if (onboarding === "loading") return <PageSpinner />;
  const isThere = pathname === paths.onboarding;
  if (onboarding === "needed" && !isThere) return <Redirect to={paths.onboarding} />;
  // While the last step's documents are being written the wizard stays, to tell of a failure, and after one too.
  const isUnfinished = isThere && (isSaving || hasUnsavedDraft(userId));
  if (onboarding === "completed" && isThere && !isUnfinished) return <Redirect to={paths.dashboard} />;
  return children;
}
