import { formatDate } from "@seven-figures/domain";
import { Button } from "#ui/button.tsx";
import rowList from "#ui/row-list.module.css";
import { SelectField } from "#ui/select-field.tsx";
import { ColumnRoles } from "../column-roles.tsx";
import { Fold } from "../fold.tsx";
import styles from "../import.module.css";
import type { AccountKind, Statement, StatementRole } from "./statement.ts";
import { STATEMENT_ROLES, statementOf } from "./statement-columns.ts";

const KINDS: readonly { value: AccountKind; label: string }[] = [
  { value: "bank", label: "Bank account" },
  { value: "card", label: "Credit card" },
];

interface StatementItemProps {
  statement: Statement;
  /** Null to take it away. */
  onChange: (statement: Statement | null) => void;
}

/** One file: what it is, its period, and how its columns were taken. */
export function StatementItem({ statement, onChange }: StatementItemProps) {
  const { name, kind, lines, from, to, source } = statement;
  const retake = (roles: StatementRole[], itsKind?: AccountKind) => {
    if (!source) return onChange({ ...statement, kind: itsKind ?? kind });
    const read = statementOf(source.table, roles, itsKind);
    onChange("refused" in read ? { ...statement, lines: [], source: { ...source, roles } } : { ...read, name });
  };
  const problem = source && lines.length === 0 ? statementOf(source.table, source.roles) : null;
  return (
    <li className={styles.statement}>
      <div className={styles.statementHead}>
        <div className={styles.main}>
          <p className={styles.name}>{name}</p>
          {lines.length > 0 && (
            <p className={rowList.note}>
              {lines.length} {lines.length === 1 ? "line" : "lines"}, {formatDate(from)} to {formatDate(to)}
            </p>
          )}
        </div>
        <SelectField
          label="It is of a"
          options={KINDS}
          value={kind}
          onChange={(event) => retake(source?.roles ?? [], event.target.value as AccountKind)}
        />
        <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={() => onChange(null)}>
          Remove
        </Button>
      </div>
      {problem && "refused" in problem && (
        <p className={styles.problem} role="alert">
          {problem.refused}
        </p>
      )}
      {source && (
        <Fold title="Columns" about="what each was taken for" open={lines.length === 0}>
          <ColumnRoles
            table={source.table}
            roles={source.roles}
            options={STATEMENT_ROLES}
            onChange={(roles) => retake(roles)}
          >
            {null}
          </ColumnRoles>
        </Fold>
      )}
    </li>
  );
}
