import { DEBT_TYPE_OPTIONS, type Debt, type Dollars, labelOf } from "@seven-figures/domain";
import { EntryRow } from "./entry-row.tsx";
import styles from "./entry-rows.module.css";
import { byAmount, shareOf } from "./shares.ts";
import { DEBT_ICONS } from "./type-icons.ts";

interface DebtRowsProps {
  debts: Debt[];
  total: Dollars;
  onEdit: (debt: Debt) => void;
  onDelete: (debt: Debt) => void;
}

export function DebtRows({ debts, total, onEdit, onDelete }: DebtRowsProps) {
  return (
    <ul className={styles.rows}>
      {byAmount(debts, ({ balance }) => balance).map((debt) => (
        <EntryRow
          key={debt.id}
          name={debt.name}
          note={noteOf(debt)}
          about={debt.description}
          amount={debt.balance}
          share={shareOf(debt.balance, total)}
          icon={DEBT_ICONS[debt.type]}
          hue="danger"
          onEdit={() => onEdit(debt)}
          onDelete={() => onDelete(debt)}
        />
      ))}
    </ul>
  );
}

function noteOf({ type, interestRate }: Debt): string {
  const kind = labelOf(DEBT_TYPE_OPTIONS, type);
  return interestRate === null ? kind : `${kind} · ${interestRate}% APR`;
}
