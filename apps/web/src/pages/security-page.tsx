import { SecurityView } from "#features/security/security-view.tsx";
import { useAuth } from "#session/auth-provider.tsx";
import { Page, PageHead } from "#ui/page.tsx";

export function SecurityPage() {
  const { loadSession } = useAuth();
  return (
    <Page>
      <PageHead title="Security" intro="How you sign in, and where." />
      <SecurityView onSignedOut={() => void loadSession()} />
    </Page>
  );
}
