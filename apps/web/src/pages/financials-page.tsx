import { paths } from "#config/paths.ts";
import { FinancialsView } from "#features/financials/financials-view.tsx";
import { LastChanged } from "#features/financials/last-changed.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Page, PageHead } from "#ui/page.tsx";

export function FinancialsPage() {
  return (
    <Page>
      <PageHead title="Financial Overview" intro={<LastChanged />}>
        <ButtonLink to={paths.import} size="small">
          Import from a file
        </ButtonLink>
      </PageHead>
      <FinancialsView />
    </Page>
  );
}
