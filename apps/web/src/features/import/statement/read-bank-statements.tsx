import { useState } from "react";
import { Card } from "#ui/card.tsx";
import styles from "../import.module.css";
import { TableSource } from "../table-source.tsx";
import { readStatement } from "./read-statement.ts";
import { ReviewStatements } from "./review-statements.tsx";
import type { Statement } from "./statement.ts";

/** Income and spending a month, estimated from bank statements that never leave the browser. */
export function ReadBankStatements() {
  const [statements, setStatements] = useState<readonly Statement[]>([]);
  const [problem, setProblem] = useState("");
  const take = (read: Omit<Statement, "name"> | null, name: string) => {
    setProblem("");
    if (!read) return;
    const statement = { ...read, name: name || "Statement" };
    if (statements.some((other) => isSame(other, statement))) return setProblem(`${name} is there already.`);
    setStatements([...statements, statement]);
  };
  return (
    <Card title="Income and spending from a bank statement">
      <TableSource
        about="A CSV, OFX or QFX file from your bank or card, best of three months or more. It is read on this device only: no line of it is sent or stored, just the two yearly figures that you agree to. Add one file for each account, so that transfers between them are seen."
        read={readStatement}
        onRead={take}
        isPasteable={false}
      />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {statements.length > 0 && <ReviewStatements statements={statements} onChange={setStatements} />}
    </Card>
  );
}

function isSame(one: Statement, other: Statement): boolean {
  return (
    one.lines.length > 0 &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, at) => {
      const twin = other.lines[at];
      return twin && line.date === twin.date && line.amount === twin.amount && line.text === twin.text;
    })
  );
}
