import { OnboardingView } from "#features/onboarding/onboarding-view.tsx";
import styles from "#features/onboarding/wizard.module.css";
import { Page } from "#ui/page.tsx";

export function OnboardingPage() {
  return (
    <Page className={styles.page}>
      <OnboardingView />
    </Page>
  );
}
