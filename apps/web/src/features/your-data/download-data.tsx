import { Download } from "lucide-react";
import { useState } from "react";
import { today } from "#config/today.ts";
import { saveFailure } from "#forms/save-failure.ts";
import { calls } from "#session/calls.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { saveFile } from "#ui/save-file.ts";
import { toast } from "#ui/toast.tsx";
import styles from "./your-data.module.css";

/** Everything that is stored about the person, as one JSON file. */
export function DownloadData() {
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const text = JSON.stringify(await calls.call("exportUserData", null), null, 2);
      saveFile(`seven-figures-${today()}.json`, text, "application/json");
    } catch (error) {
      toast.error(saveFailure(error, "Your data could not be downloaded. Please try again."));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card title="Take your data with you">
      <p className={styles.text}>
        One file with your profile, financials, goals, skills, chats, net worth over time and every change.
      </p>
      <Button
        variant="secondary"
        icon={<Download strokeWidth={1.75} aria-hidden />}
        busy={busy}
        busyLabel="Preparing..."
        onClick={download}
      >
        Download My Data
      </Button>
    </Card>
  );
}
