import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import styles from "./check-in.module.css";

interface BalancesCardProps {
  title: string;
  addLabel: string;
  onAdd: () => void;
  children: ReactNode;
}

/** The balances of one side, with a way to add to them in place. */
export function BalancesCard({ title, addLabel, onAdd, children }: BalancesCardProps) {
  return (
    <Card title={title}>
      <ul className={styles.rows}>{children}</ul>
      <Button className={styles.add} size="small" icon={<Plus strokeWidth={1.75} aria-hidden />} onClick={onAdd}>
        {addLabel}
      </Button>
    </Card>
  );
}
