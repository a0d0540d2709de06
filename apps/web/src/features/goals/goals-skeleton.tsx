import { Card } from "#ui/card.tsx";
import cardGrid from "#ui/card-grid.module.css";
import { Skeleton } from "#ui/skeleton.tsx";
import { SlowNote } from "#ui/slow-note.tsx";
import styles from "./goals-skeleton.module.css";

const STATS = ["total", "completed", "in-progress", "not-started"];
const CARDS = ["first", "second", "third"];

/** The room of the coming goals page. */
export function GoalsSkeleton() {
  return (
    <>
      <SlowNote />
      <div className={styles.stats}>
        {STATS.map((stat) => (
          <Card as="div" key={stat}>
            <Skeleton height={58} />
          </Card>
        ))}
      </div>
      <Card as="div">
        <Skeleton height={248} />
      </Card>
      <div className={cardGrid.grid}>
        {CARDS.map((card) => (
          <Card as="div" key={card}>
            <Skeleton height={300} />
          </Card>
        ))}
      </div>
    </>
  );
}
