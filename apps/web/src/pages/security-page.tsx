import { Suspense } from "react";
import { SecurityView } from "#features/security/security-view.tsx";
import { useAuth, usePerson } from "#session/auth-provider.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { Page, PageHead } from "#ui/page.tsx";

const SampleNote = lazyPart(async () => (await import("#features/sample/sample-note.tsx")).SampleNote);

export function SecurityPage() {
  const { loadSession } = useAuth();
  const { sampleUntil } = usePerson();
  return (
    <Page>
      <PageHead title="Security" intro="How you sign in, and where." />
      {sampleUntil ? (
        <Suspense>
          <SampleNote text="It has no password, passkeys or second step: you get those with an account of your own." />
        </Suspense>
      ) : (
        <SecurityView onSignedOut={() => void loadSession()} />
      )}
    </Page>
  );
}
