import { ImportEntries } from "#features/import/import-entries.tsx";
import { ReadBankStatements } from "#features/import/statement/read-bank-statements.tsx";
import { Page, PageHead } from "#ui/page.tsx";

export function ImportPage() {
  return (
    <Page>
      <PageHead
        title="Import"
        intro="Files are read in your browser, on this device. Nothing is stored until you have seen it and agreed."
      />
      <ImportEntries />
      <ReadBankStatements />
    </Page>
  );
}
