import { type Dollars, formatDollars } from "@seven-figures/domain";
import { Plus } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Figure } from "#ui/figure.tsx";
import styles from "./list-card.module.css";

interface ListCardProps {
  title: string;
  count: number;
  total: Dollars;
  addLabel: string;
  addButton: Ref<HTMLButtonElement>;
  onAdd: () => void;
  children: ReactNode;
}

/** A list of assets or debts with its count, its total and a way to add to it. */
export function ListCard({ title, count, total, addLabel, addButton, onAdd, children }: ListCardProps) {
  return (
    <Card
      as="section"
      title={
        <>
          {title} <span className={styles.count}>{count}</span>
        </>
      }
      action={
        <Button
          ref={addButton}
          variant="secondary"
          size="small"
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden />}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      }
    >
      <p className={styles.total}>
        <span className="visually-hidden">Total: </span>
        <Figure>{formatDollars(total)}</Figure>
      </p>
      {children}
    </Card>
  );
}
