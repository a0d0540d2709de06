import type { OnboardingDraft } from "./onboarding-draft.ts";
import { SummaryCard } from "./summary-card.tsx";
import { SummaryList } from "./summary-list.tsx";

export function ProfileSummary({ draft }: { draft: OnboardingDraft }) {
  return (
    <SummaryCard title="Profile Summary">
      <SummaryList
        facts={[
          { label: "Name", value: draft.basic.name },
          { label: "Skills selected", value: String(draft.skills.length) },
          { label: "Interests selected", value: String(draft.interests.length) },
        ]}
      />
    </SummaryCard>
  );
}
