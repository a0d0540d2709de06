import { CheckInView } from "#features/check-in/check-in-view.tsx";
import { Page, PageHead } from "#ui/page.tsx";

export function CheckInPage() {
  return (
    <Page>
      <PageHead
        title="Check-in"
        intro="All your balances in one go. Enter leads to the next, and what is still right you leave alone."
      />
      <CheckInView />
    </Page>
  );
}
