import { ImportEntries } from "#features/import/import-entries.tsx";
import { ReadBankStatements } from "#features/import/statement/read-bank-statements.tsx";
import { aheadPart } from "#ui/ahead-part.ts";
import { Page, PageHead } from "#ui/page.tsx";
import { useExtra } from "#ui/use-extra.ts";

/** Takes from the check-in's file what is told of the past. It comes last, where nothing moves when it does. */
const history = aheadPart(async () => (await import("#features/import/history/import-history.tsx")).ImportHistory);

export function ImportPage() {
  const ImportHistory = useExtra(history, true);
  return (
    <Page>
      <PageHead
        title="Import"
        intro="Files are read in your browser, on this device. Nothing is stored until you have seen it and agreed."
      />
      <ImportEntries />
      <ReadBankStatements />
      {ImportHistory && <ImportHistory />}
    </Page>
  );
}
