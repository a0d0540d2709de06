import { useNavigate } from "react-router";
import { paths } from "#config/paths.ts";
import { useChatContext } from "#features/chat/chat-context.tsx";
import { BringData } from "#features/your-data/bring-data.tsx";
import { DeleteAccount } from "#features/your-data/delete-account.tsx";
import { DownloadData } from "#features/your-data/download-data.tsx";
import { EraseData } from "#features/your-data/erase-data.tsx";
import { useAuth } from "#session/auth-provider.tsx";
import { Page, PageHead } from "#ui/page.tsx";

export function YourDataPage() {
  const navigate = useNavigate();
  const { loadSession } = useAuth();
  const { clear } = useChatContext();
  const startOver = () => {
    clear();
    navigate(paths.onboarding, { replace: true });
  };
  return (
    <Page>
      <PageHead title="Your Data" intro="It is yours: take it with you, start over, or leave." />
      <DownloadData />
      <BringData />
      <EraseData onErased={startOver} />
      <DeleteAccount onDeleted={() => void loadSession()} />
    </Page>
  );
}
