import { ActivityList } from "#features/activity/activity-list.tsx";
import { Card } from "#ui/card.tsx";
import { Page, PageHead } from "#ui/page.tsx";

export function ActivityPage() {
  return (
    <Page>
      <PageHead
        title="Activity"
        intro="The last 100 changes to your data: who made them, when, and what was there before."
      />
      <Card as="div">
        <ActivityList />
      </Card>
    </Page>
  );
}
