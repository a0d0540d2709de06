import { formatDate } from "@seven-figures/domain";
import rowList from "#ui/row-list.module.css";
import { exactDollars } from "../entry-words.ts";
import { Fold } from "../fold.tsx";
import styles from "../import.module.css";
import type { LineKind, SortedLine } from "./sort-lines.ts";

const GROUPS: readonly { kind: LineKind; title: string; label: string }[] = [
  { kind: "income", title: "Counted as income", label: "Income" },
  { kind: "spending", title: "Counted as spending", label: "Spending" },
  { kind: "refund", title: "Refunds, taken off spending", label: "Refund" },
  { kind: "transfer", title: "Between your own accounts, not counted", label: "Own transfer" },
];

/** More are not listed: they are there to be looked through for what was taken wrongly. */
const MOST_SHOWN = 60;

interface LineGroupsProps {
  lines: readonly SortedLine[];
  onCorrect: (id: string, kind: LineKind) => void;
}

/** What each line was taken for, the largest first, to be corrected where that is wrong. */
export function LineGroups({ lines, onCorrect }: LineGroupsProps) {
  return (
    <div className={styles.groups}>
      {GROUPS.map(({ kind, title }) => {
        const own = lines.filter((line) => line.kind === kind);
        if (own.length === 0) return null;
        const shown = own.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount)).slice(0, MOST_SHOWN);
        return (
          <Fold
            key={kind}
            title={title}
            about={`${own.length} ${own.length === 1 ? "line" : "lines"}${shown.length < own.length ? `, the ${shown.length} largest shown` : ""}`}
          >
            <ul className={rowList.list}>
              {shown.map((line) => (
                <LineRow key={line.id} line={line} onCorrect={(chosen) => onCorrect(line.id, chosen)} />
              ))}
            </ul>
          </Fold>
        );
      })}
    </div>
  );
}

function LineRow({ line, onCorrect }: { line: SortedLine; onCorrect: (kind: LineKind) => void }) {
  const { text, date, amount, kind } = line;
  const name = text || "No description";
  // What came in can't be spending, and the other way round.
  const options = GROUPS.filter((group) => group.kind === "transfer" || (group.kind === "spending") === amount < 0);
  return (
    <li className={styles.line}>
      <div className={styles.main}>
        <p className={styles.name}>{name}</p>
        <p className={rowList.note}>
          {formatDate(date)} · {exactDollars(amount)}
        </p>
      </div>
      <select
        aria-label={`${name} is`}
        className={styles.choice}
        value={kind}
        onChange={(event) => onCorrect(event.target.value as LineKind)}
      >
        {options.map((option) => (
          <option key={option.kind} value={option.kind}>
            {option.label}
          </option>
        ))}
      </select>
    </li>
  );
}
