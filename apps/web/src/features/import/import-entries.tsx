import { useQuery } from "@tanstack/react-query";
import { financialsQuery } from "#documents/financials.ts";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ImportedNote } from "./imported-note.tsx";
import { type EntryTable, readEntries } from "./read-entries.ts";
import { ReviewImport } from "./review-import.tsx";
import { TableSource } from "./table-source.tsx";
import { useImport } from "./use-import.ts";

/** Assets and debts from a file or a spreadsheet: read here, shown row by row, and stored once agreed. */
export function ImportEntries() {
  const { data: financials, error, refetch } = useQuery(financialsQuery);
  const { source, setSource, imported, take, done } = useImport<EntryTable>();
  return (
    <Card title="Assets and debts">
      <TableSource
        about="A CSV file, or rows copied from a spreadsheet: a name and a value in each. What you have already is found by its name and brought up to date; nothing is removed."
        read={readEntries}
        onRead={take}
        isPasteable
        key={imported ? "again" : "first"}
      />
      {imported && (
        <ImportedNote
          text={`${imported.length} ${imported.length === 1 ? "entry is" : "entries are"} imported.`}
          paths={imported}
        />
      )}
      {source && financials && (
        <ReviewImport source={source} financials={financials} onChange={setSource} onImported={done} />
      )}
      {source && !financials && error && (
        <ErrorState message="Your financial information could not be loaded." onRetry={() => refetch()} />
      )}
    </Card>
  );
}
