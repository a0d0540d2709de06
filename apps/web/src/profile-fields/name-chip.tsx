import { Check, Plus } from "lucide-react";
import styles from "./name-picker.module.css";

interface NameChipProps {
  name: string;
  isPicked: boolean;
  onToggle: () => void;
}

export function NameChip({ name, isPicked, onToggle }: NameChipProps) {
  const Icon = isPicked ? Check : Plus;
  return (
    <button type="button" className={styles.chip} aria-pressed={isPicked} onClick={onToggle}>
      <Icon size={16} strokeWidth={2} aria-hidden className={styles.mark} />
      <span className={styles.name}>{name}</span>
    </button>
  );
}
