import { useState } from "react";
import { today } from "#config/today.ts";
import { saveFailure } from "#forms/save-failure.ts";
import { calls } from "#session/calls.ts";
import { writeCsv } from "#tables/write-table.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { saveFile } from "#ui/save-file.ts";
import { toast } from "#ui/toast.tsx";
import { LIST_FILES, type ListFile, type Stored } from "./list-files.ts";
import styles from "./your-data.module.css";

type Form = "CSV" | "JSON";

/** Each list as a file for a spreadsheet or a program. */
export function DownloadLists() {
  const [busy, setBusy] = useState(false);

  const download = async (list: ListFile, form: Form) => {
    if (busy) return;
    setBusy(true);
    try {
      const stored = await readStored();
      const name = `seven-figures-${list.slug}-${today()}.${form.toLowerCase()}`;
      if (form === "CSV") saveFile(name, writeCsv(list.rows(stored)), "text/csv;charset=utf-8");
      else saveFile(name, JSON.stringify(list.json(stored), null, 2), "application/json");
    } catch (error) {
      toast.error(saveFailure(error, "Your data could not be downloaded. Please try again."));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card title="One list at a time">
      <p className={styles.text}>
        As CSV for a spreadsheet, or as JSON. The CSV files of assets and debts can be imported here again.
      </p>
      <ul className={styles.lists}>
        {LIST_FILES.map((list) => (
          <li key={list.slug}>
            <span>{list.name}</span>
            {(["CSV", "JSON"] as const).map((form) => (
              <Button
                key={form}
                size="small"
                aria-label={`${list.name} as ${form}`}
                onClick={() => download(list, form)}
              >
                {form}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

async function readStored(): Promise<Stored> {
  const [financials, goals, { points }] = await Promise.all([
    calls.call("getUserFinancials", null),
    calls.call("getUserIntermediateGoals", null),
    calls.call("getNetWorthHistory", null),
  ]);
  return { financials, goals, history: points };
}
