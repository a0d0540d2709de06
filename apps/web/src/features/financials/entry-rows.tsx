import type { Dollars } from "@seven-figures/domain";
import type { FieldValues } from "react-hook-form";
import rowList from "#ui/row-list.module.css";
import type { Entry, EntryKind } from "./entry-kind.ts";
import { EntryRow } from "./entry-row.tsx";
import { byAmount, shareOf } from "./shares.ts";

interface EntryRowsProps<Kept extends Entry, Input extends FieldValues, Output> {
  kind: EntryKind<Kept, Input, Output>;
  entries: Kept[];
  total: Dollars;
  onEdit: (entry: Kept) => void;
  onDelete: (entry: Kept) => void;
}

export function EntryRows<Kept extends Entry, Input extends FieldValues, Output>({
  kind,
  entries,
  total,
  onEdit,
  onDelete,
}: EntryRowsProps<Kept, Input, Output>) {
  return (
    <ul className={rowList.list}>
      {byAmount(entries, kind.amountOf).map((entry) => (
        <EntryRow
          key={entry.id}
          name={entry.name}
          note={kind.noteOf(entry)}
          about={entry.description}
          amount={kind.amountOf(entry)}
          share={shareOf(kind.amountOf(entry), total)}
          icon={kind.iconOf(entry.type)}
          hue={kind.hueOf(entry.type)}
          onEdit={() => onEdit(entry)}
          onDelete={() => onDelete(entry)}
        />
      ))}
    </ul>
  );
}
