import { type Dollars, formatDollars, formatPercent } from "@seven-figures/domain";
import { ChevronRight, type LucideIcon, Pencil, Trash2 } from "lucide-react";
import { type Hue, hueStyle } from "#ui/hue.ts";
import { IconButton } from "#ui/icon-button.tsx";
import rowList from "#ui/row-list.module.css";
import styles from "./entry-rows.module.css";

interface EntryRowProps {
  name: string;
  /** What kind it is, then what more there is to say of it; phones show the kind alone. */
  note: string;
  about?: string | undefined;
  amount: Dollars;
  /** Percent of the list's total. */
  share: number;
  icon: LucideIcon;
  hue: Hue;
  onEdit: () => void;
  onDelete: () => void;
}

/** On phones the whole row opens the entry; elsewhere it has its own quiet buttons. */
export function EntryRow({ name, note, about, amount, share, icon: Icon, hue, onEdit, onDelete }: EntryRowProps) {
  return (
    <li className={styles.row} style={hueStyle(hue)}>
      <span className={styles.tile}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={styles.main}>
        <p className={styles.name}>
          <button type="button" className={styles.open} onClick={onEdit}>
            {name}
          </button>
        </p>
        <p className={rowList.note}>
          {note}
          {about && <span className={styles.about}> · {about}</span>}
        </p>
      </div>
      <div className={styles.end}>
        <p className={styles.amount}>{formatDollars(amount)}</p>
        <p className={styles.share}>{formatPercent(share)}</p>
      </div>
      <ChevronRight className={styles.chevron} size={18} strokeWidth={2} aria-hidden />
      <div className={styles.actions}>
        <IconButton label={`Edit ${name}`} className={styles.action} onClick={onEdit}>
          <Pencil size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton label={`Delete ${name}`} className={styles.action} onClick={onDelete}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
