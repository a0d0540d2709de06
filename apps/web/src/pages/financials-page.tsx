import { FinancialsView } from "#features/financials/financials-view.tsx";
import { LastChanged } from "#features/financials/last-changed.tsx";
import { Page, PageHead } from "#ui/page.tsx";

export function FinancialsPage() {
  return (
    <Page>
      <PageHead title="Financial Overview" intro={<LastChanged />} />
      <FinancialsView />
    </Page>
  );
}
