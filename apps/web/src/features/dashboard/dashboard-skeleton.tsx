import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SlowNote } from "#ui/slow-note.tsx";
import { DashboardLayout } from "./dashboard-layout.tsx";
import styles from "./dashboard-skeleton.module.css";

/** The room of the coming dashboard. */
export function DashboardSkeleton({ besideChat }: { besideChat: boolean }) {
  return (
    <DashboardLayout
      besideChat={besideChat}
      main={
        <>
          <SlowNote />
          <Room rows={[20, 50, 20, 90, 90, 24]} />
          <Room rows={[24, 44, 44, 44, 44]} />
          <div className={styles.goals}>
            <Room rows={[40, 20, 20, 120]} />
            <Room rows={[40, 20, 20, 120]} />
            <Room rows={[40, 20, 20, 120]} />
          </div>
        </>
      }
      rail={
        <>
          <Room rows={[20, 36, 20, 28]} />
          <Room rows={[24, 200, 20]} />
          <Room rows={[24, 28, 28, 28, 28]} />
        </>
      }
    />
  );
}

function Room({ rows }: { rows: readonly number[] }) {
  return (
    <Card as="div">
      <div className={styles.rows}>
        {Object.entries(rows).map(([at, height]) => (
          <Skeleton key={at} height={height} />
        ))}
      </div>
    </Card>
  );
}
