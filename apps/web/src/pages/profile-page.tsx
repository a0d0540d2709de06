import { ProfileHead } from "#features/profile/profile-head.tsx";
import { ProfileView } from "#features/profile/profile-view.tsx";
import { Page } from "#ui/page.tsx";

export function ProfilePage() {
  return (
    <Page>
      <ProfileHead />
      <ProfileView />
    </Page>
  );
}
