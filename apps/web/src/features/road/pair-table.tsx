import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import pairs from "#ui/pair-table.module.css";
import styles from "./stages-card.module.css";

interface PairTableProps {
  caption: string;
  /** What the two columns hold, for those who hear the table. */
  heads: readonly [string, string];
  /** Rows of a `th`, in it a `span` for what is said beside the name, and a `td`. */
  children: ReactNode;
}

/** A small table of names and what belongs to each. */
export function PairTable({ caption, heads, children }: PairTableProps) {
  return (
    <table className={classNames(pairs.pairs, styles.stages)}>
      <caption>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
