import { Suspense } from "react";
import { paths } from "#config/paths.ts";
import { useChatContext } from "#features/chat/chat-context.tsx";
import { BringData } from "#features/your-data/bring-data.tsx";
import { DeleteAccount } from "#features/your-data/delete-account.tsx";
import { DownloadData } from "#features/your-data/download-data.tsx";
import { DownloadLists } from "#features/your-data/download-lists.tsx";
import { EraseData } from "#features/your-data/erase-data.tsx";
import { useNavigate } from "#routing/routing.tsx";
import { useAuth, usePerson } from "#session/auth-provider.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { Page, PageHead } from "#ui/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const RemindersCard = lazyPart(async () => (await import("#features/reminders/reminders-card.tsx")).RemindersCard);
const SampleNote = lazyPart(async () => (await import("#features/sample/sample-note.tsx")).SampleNote);

export function YourDataPage() {
  const navigate = useNavigate();
  const { loadSession } = useAuth();
  const { sampleUntil } = usePerson();
  const { clear } = useChatContext();
  const startOver = () => {
    clear();
    navigate(paths.onboarding, { replace: true });
  };
  return (
    <Page>
      <PageHead title="Your Data" intro="It is yours: take it with you, start over, or leave." />
      {sampleUntil ? (
        <Suspense>
          <SampleNote text="It can be downloaded once it is yours. Until then it goes by itself after a day, or as soon as you sign out." />
        </Suspense>
      ) : (
        <>
          <DownloadData />
          <DownloadLists />
          <Suspense fallback={<Skeleton height={380} />}>
            <RemindersCard />
          </Suspense>
        </>
      )}
      <BringData />
      <EraseData onErased={startOver} />
      {!sampleUntil && <DeleteAccount onDeleted={() => void loadSession()} />}
    </Page>
  );
}
