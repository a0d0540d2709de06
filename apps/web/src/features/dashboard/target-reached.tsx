import { type Dollars, formatDollars } from "@seven-figures/domain";
import { Flag } from "lucide-react";
import { Button } from "#ui/button.tsx";
import styles from "./target-reached.module.css";

interface TargetReachedProps {
  target: Dollars;
  saying: string;
  onChooseNext: () => void;
}

/** The moment at the target, and the way on from it. */
export function TargetReached({ target, saying, onChooseNext }: TargetReachedProps) {
  return (
    <div className={styles.reached}>
      <span className={styles.mark} aria-hidden>
        <Flag size={24} strokeWidth={1.75} />
      </span>
      <div className={styles.words}>
        <p className={styles.amount}>Here you are: {formatDollars(target)}</p>
        <p>{saying}</p>
      </div>
      <Button variant="secondary" onClick={onChooseNext}>
        Choose your next target
      </Button>
    </div>
  );
}
