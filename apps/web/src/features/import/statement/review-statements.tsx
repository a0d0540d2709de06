import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { today } from "#config/today.ts";
import { financialsQuery } from "#documents/financials.ts";
import { classNames } from "#ui/class-names.ts";
import rowList from "#ui/row-list.module.css";
import styles from "../import.module.css";
import { currencyNote } from "../import-text.ts";
import { estimate, monthTotals } from "./estimate.ts";
import { LineGroups } from "./line-groups.tsx";
import { MonthTable } from "./month-table.tsx";
import { ProposedFigures } from "./proposed-figures.tsx";
import { type LineKind, sortLines } from "./sort-lines.ts";
import type { Statement } from "./statement.ts";
import { StatementItem } from "./statement-item.tsx";

interface ReviewStatementsProps {
  statements: readonly Statement[];
  onChange: (statements: readonly Statement[]) => void;
}

/** What was read, the months with their totals, and what follows from them. */
export function ReviewStatements({ statements, onChange }: ReviewStatementsProps) {
  const { data: financials } = useQuery(financialsQuery);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [corrected, setCorrected] = useState<ReadonlyMap<string, LineKind>>(new Map());
  const sorted = useMemo(() => sortLines(statements), [statements]);
  const lines = useMemo(
    () =>
      corrected.size === 0 ? sorted : sorted.map((line) => ({ ...line, kind: corrected.get(line.id) ?? line.kind })),
    [sorted, corrected],
  );
  const months = useMemo(() => monthTotals(statements, lines, today()), [statements, lines]);
  const used = months.filter(({ month, isWhole }) => isWhole && !leftOut.has(month));
  const figures = estimate(used);
  const currencies = [...new Set(statements.flatMap((statement) => statement.currencies))];

  const replace = (at: number, statement: Statement | null) => {
    // Lines are told apart by their place, which is another one now.
    setCorrected(new Map());
    onChange(statements.flatMap((other, index) => (index !== at ? [other] : statement ? [statement] : [])));
  };

  return (
    <>
      <h3 className={styles.part}>What was read</h3>
      <ul className={rowList.list}>
        {statements.map((statement, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          <StatementItem key={at} statement={statement} onChange={(changed) => replace(at, changed)} />
        ))}
      </ul>
      {currencies.length > 0 && <p className={styles.about}>{currencyNote(currencies)}</p>}
      {lines.length > 0 && (
        <>
          <h3 className={styles.part}>Month by month</h3>
          <MonthTable months={months} leftOut={leftOut} onChange={setLeftOut} />
          <LineGroups lines={lines} onCorrect={(id, kind) => setCorrected((known) => new Map(known).set(id, kind))} />
          {financials && figures && (
            <ProposedFigures figures={figures} months={used.length} stored={financials.financialInfo} />
          )}
          {!figures && (
            <p className={classNames(styles.problem, styles.below)} role="alert">
              No whole month is left to estimate from. At least one that is over, from its first days to its last, is
              needed.
            </p>
          )}
        </>
      )}
    </>
  );
}
