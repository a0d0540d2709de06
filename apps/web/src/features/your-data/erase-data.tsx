import { useState } from "react";
import { useEraseData } from "#documents/account.ts";
import { saveFailure } from "#forms/save-failure.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import styles from "./your-data.module.css";

/** Starting over: all that was entered goes, the account stays. */
export function EraseData({ onErased }: { onErased: () => void }) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useEraseData();

  const erase = async () => {
    try {
      await mutateAsync();
      onErased();
      toast.success("Your data was erased.");
    } catch (error) {
      toast.error(saveFailure(error, "Your data could not be erased. Please try again."));
    } finally {
      setAsking(false);
    }
  };

  return (
    <Card title="Start over">
      <p className={styles.text}>
        Erases your profile, financials, goals, skills, chats and history. Your account stays, and you begin with
        onboarding again.
      </p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Erase My Data
      </Button>
      <ConfirmDialog
        open={asking}
        title="Erase all your data?"
        message="This cannot be undone. Download your data first if you want to keep it."
        confirmLabel="Erase My Data"
        cancelLabel="Keep My Data"
        tone="danger"
        busy={isPending}
        busyLabel="Erasing..."
        onConfirm={erase}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
