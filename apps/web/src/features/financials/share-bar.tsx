import { formatDollars, formatPercent } from "@seven-figures/domain";
import type { CSSProperties } from "react";
import { classNames } from "#ui/class-names.ts";
import partedBar from "./parted-bar.module.css";
import styles from "./share-bar.module.css";

interface SharePart {
  key: string;
  label: string;
  /** Dollars. */
  amount: number;
  /** Percent of the list's own total. */
  share: number;
  style?: CSSProperties | undefined;
}

interface ShareBarProps {
  /** What the table of the same numbers is called, such as `Assets by type`. */
  caption: string;
  parts: SharePart[];
  /** Dollars of the scale that the parts leave free. */
  rest: number;
  /** `yours`: the free part is striped, since it is net worth. */
  restLook: "yours" | "plain";
  isDebts?: boolean;
}

/** Parts beside each other on one scale, with their numbers as a table for those who don't see it. */
export function ShareBar({ caption, parts, rest, restLook, isDebts = false }: ShareBarProps) {
  return (
    <div className={styles.frame}>
      <div className={classNames(partedBar.bar, isDebts && styles.debts)} aria-hidden>
        {parts.map(({ key, amount, style }) => (
          <span key={key} className={styles.part} style={{ ...style, flexGrow: amount }} />
        ))}
        {rest > 0 && <span className={restLook === "yours" ? styles.yours : styles.plain} style={{ flexGrow: rest }} />}
      </div>
      {/* Around the table, which itself would be as wide as its words */}
      <div className="visually-hidden">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Type</th>
              <th scope="col">Amount</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ key, label, amount, share }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{formatDollars(amount)}</td>
                <td>{formatPercent(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
