import { ArrowRight, Target } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#config/paths.ts";
import { Link } from "#routing/link.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import cardGrid from "#ui/card-grid.module.css";
import { EmptyState } from "#ui/empty-state.tsx";
import styles from "./goals-block.module.css";

/** How many goals the dashboard shows. */
export const GOALS_SHOWN = 2;

interface GoalsBlockProps {
  cards: readonly { id: string; card: ReactNode }[];
  /** Add New Goal; not on small screens. */
  tile: ReactNode;
  onAdd: () => void;
}

/** The two earliest-dated goals, and a place for a new one. */
export function GoalsBlock({ cards, tile, onAdd }: GoalsBlockProps) {
  return (
    <section className={styles.block} aria-labelledby="intermediate-goals">
      <div className={styles.head}>
        <h2 id="intermediate-goals">Your Intermediate Goals</h2>
        <Link to={paths.goals} className={styles.link}>
          View All Goals <ArrowRight size={16} strokeWidth={2} aria-hidden />
        </Link>
      </div>
      <ul className={cardGrid.grid}>
        {cards.length === 0 ? (
          <li className={styles.empty}>
            <Card as="div">
              <EmptyState
                icon={<Target strokeWidth={1.75} aria-hidden />}
                title="No goals yet"
                text="A goal with a few dated steps turns a long road into the next thing to do."
                action={
                  <Button className={styles.first} variant="secondary" onClick={onAdd}>
                    Add your first goal
                  </Button>
                }
              />
            </Card>
          </li>
        ) : null}
        {cards.map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
        <li className={styles.tile}>{tile}</li>
      </ul>
    </section>
  );
}
