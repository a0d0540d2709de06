import { useQuery } from "@tanstack/react-query";
import { paths } from "#config/paths.ts";
import { pastQuery } from "#documents/check-in.ts";
import { financialsQuery } from "#documents/financials.ts";
import { netWorthHistoryQuery } from "#documents/stats.ts";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ImportedNote } from "../imported-note.tsx";
import { TableSource } from "../table-source.tsx";
import { useImport } from "../use-import.ts";
import { type HistoryTable, readHistory } from "./read-history.ts";
import { ReviewHistory } from "./review-history.tsx";

const ROAD = { to: paths.road, label: "See your road" };

/** What one had on earlier days, from a file or a spreadsheet: read here, shown row by row, and stored once agreed. */
export function ImportHistory() {
  const [past, financials, history] = [useQuery(pastQuery), useQuery(financialsQuery), useQuery(netWorthHistoryQuery)];
  const queries = [past, financials, history];
  const { source, setSource, imported, take, done } = useImport<HistoryTable>();
  return (
    <Card title="Net worth of earlier days">
      <TableSource
        about="A CSV file, or rows copied from a spreadsheet: a date and your net worth in each, or the balances of your accounts. It stands in your history, marked as told later, and never touches what you have today."
        read={readHistory}
        onRead={take}
        isPasteable
        key={imported ? "again" : "first"}
      />
      {imported && (
        <ImportedNote
          text={`${imported.length} earlier ${imported.length === 1 ? "figure is" : "figures are"} imported.`}
          paths={imported}
          see={ROAD}
        />
      )}
      {source && past.data && financials.data && history.data && (
        <ReviewHistory
          source={source}
          past={past.data}
          financials={financials.data}
          points={history.data.points}
          onChange={setSource}
          onImported={done}
        />
      )}
      {source && queries.some(({ isLoadingError }) => isLoadingError) && (
        <ErrorState
          message="Your history could not be loaded."
          onRetry={() => queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())}
        />
      )}
    </Card>
  );
}
