import { RotateCcw, X } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import { MoneyField } from "#ui/money-field.tsx";
import styles from "./check-in.module.css";

interface BalanceRowProps {
  name: string;
  /** What stands under the name. */
  note: string;
  text: string;
  isClosed?: boolean;
  /** Closed by its button, not by an amount of 0. */
  isMarked?: boolean;
  error: string | undefined;
  onText: (text: string) => void;
  onLeave: () => void;
  /** Marks it closed, or no longer; what can't be closed has none. */
  onToggle?: () => void;
}

/** One amount, filled in with what is stored. */
export function BalanceRow({ name, note, text, isClosed = false, isMarked = false, error, ...rest }: BalanceRowProps) {
  return (
    <li className={styles.row} data-closed={isClosed}>
      <MoneyField
        className={styles.balance}
        label={
          <>
            <span className={styles.name}>{name}</span>{" "}
            {note === name ? null : <span className={styles.note}>{note}</span>}
          </>
        }
        help={isClosed ? "Closed: it leaves your list when you save." : undefined}
        error={isClosed ? undefined : error}
        value={isMarked ? "0" : text}
        disabled={isMarked}
        onChange={(event) => rest.onText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlurCapture={rest.onLeave}
      />
      {rest.onToggle ? (
        <IconButton label={isClosed ? `Keep ${name}` : `Mark ${name} closed`} onClick={rest.onToggle}>
          {isClosed ? <RotateCcw strokeWidth={1.75} aria-hidden /> : <X strokeWidth={1.75} aria-hidden />}
        </IconButton>
      ) : null}
    </li>
  );
}
