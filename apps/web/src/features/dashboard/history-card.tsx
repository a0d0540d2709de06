import type { CalendarDate, Dollars } from "@seven-figures/domain";
import { ChartLine } from "lucide-react";
import { paths } from "#config/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { FirstPoint } from "./first-point.tsx";
import styles from "./history-card.module.css";
import { historySeries, spanLabel } from "./history-series.ts";
import { HistoryTable } from "./history-table.tsx";
import type { NetWorthPoint } from "./net-worth-change.ts";
import { NetWorthLine } from "./net-worth-line.tsx";

interface HistoryCardProps {
  /** Undefined while they load. */
  history: readonly NetWorthPoint[] | undefined;
  failure: string | null;
  onRetry: () => void;
  netWorth: Dollars;
  targetAmount: Dollars;
  today: CalendarDate;
}

/** Net worth over time, as a line and as numbers. Every state takes the same room. */
export function HistoryCard({ history, failure, onRetry, netWorth, targetAmount, today }: HistoryCardProps) {
  const series = history ? historySeries(history, netWorth, today) : null;
  const [first, ...later] = series?.points ?? [];
  return (
    <Card title="Net worth over time" action={<p className={styles.span}>{series ? spanLabel(series) : ""}</p>}>
      <div className={styles.body}>
        {series ? null : failure ? <ErrorState message={failure} onRetry={onRetry} /> : <Skeleton height={200} />}
        {series && !first ? <NothingYet /> : null}
        {first && later.length === 0 ? <FirstPoint point={first} /> : null}
        {series && later.length > 0 ? (
          <>
            <NetWorthLine series={series} targetAmount={targetAmount} />
            <HistoryTable series={series} />
          </>
        ) : null}
      </div>
    </Card>
  );
}

function NothingYet() {
  return (
    <EmptyState
      icon={<ChartLine strokeWidth={1.75} aria-hidden />}
      title="Your line starts here"
      text="It begins with the first asset or debt that you enter."
      action={
        <ButtonLink variant="secondary" to={paths.financials}>
          Enter your financials
        </ButtonLink>
      }
    />
  );
}
