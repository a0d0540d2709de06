import { ASSET_TYPE_OPTIONS, DEBT_TYPE_OPTIONS } from "@seven-figures/domain";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { MoneyField } from "#ui/money-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./check-in.module.css";
import type { NewEntry } from "./check-in-draft.ts";

interface NewEntryRowProps {
  entry: NewEntry;
  /** Whether it was added just now: then it takes the focus. */
  isNewest: boolean;
  nameError: string | undefined;
  amountError: string | undefined;
  onChange: (fields: Partial<NewEntry>) => void;
  onLeave: (field: "name" | "amount") => void;
  onRemove: () => void;
}

/** Something that is new since the last check-in. */
export function NewEntryRow({
  entry,
  isNewest,
  nameError,
  amountError,
  onChange,
  onLeave,
  onRemove,
}: NewEntryRowProps) {
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNewest) name.current?.focus();
  }, [isNewest]);
  const isAsset = entry.side === "assets";
  return (
    <li className={styles.fresh}>
      <TextField
        ref={name}
        label={isAsset ? "Asset Name" : "Debt Name"}
        required
        value={entry.name}
        error={nameError}
        onChange={(event) => onChange({ name: event.target.value })}
        onBlur={() => onLeave("name")}
      />
      <SelectField
        label="Type"
        options={isAsset ? ASSET_TYPE_OPTIONS : DEBT_TYPE_OPTIONS}
        value={entry.type}
        onChange={(event) => onChange({ type: event.target.value })}
      />
      <MoneyField
        label={isAsset ? "Value" : "Balance"}
        required
        value={entry.text}
        error={amountError}
        onChange={(event) => onChange({ text: event.target.value })}
        onBlurCapture={() => onLeave("amount")}
      />
      <IconButton label={`Remove ${entry.name || "this entry"}`} className={styles.remove} onClick={onRemove}>
        <X strokeWidth={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}
