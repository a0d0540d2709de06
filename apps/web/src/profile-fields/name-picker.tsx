import { addName, includesName, MAX_LIST_ENTRIES, removeName } from "@seven-figures/domain";
import { useId } from "react";
import { CustomName } from "./custom-name.tsx";
import { NameChip } from "./name-chip.tsx";
import styles from "./name-picker.module.css";

interface NamePickerProps {
  /** What is picked, such as `Skills`. */
  title: string;
  /** Label of the field for names of the person's own. */
  addLabel: string;
  suggestions: readonly string[];
  names: readonly string[];
  onChange: (names: string[]) => void;
}

/** Suggested names to switch on and off, and a field for others. */
export function NamePicker({ title, addLabel, suggestions, names, onChange }: NamePickerProps) {
  const id = useId();
  const own = names.filter((name) => !includesName(suggestions, name));
  const toggle = (name: string) => onChange(includesName(names, name) ? removeName(names, name) : addName(names, name));
  return (
    <fieldset className={styles.picker} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <p className={styles.count}>{names.length} selected</p>
      </div>
      <ul className={styles.chips}>
        {[...suggestions, ...own].map((name) => (
          <li key={name}>
            <NameChip name={name} isPicked={includesName(names, name)} onToggle={() => toggle(name)} />
          </li>
        ))}
      </ul>
      <CustomName
        label={addLabel}
        isTaken={(name) => includesName(names, name)}
        isFull={names.length >= MAX_LIST_ENTRIES}
        onAdd={(name) => onChange(addName(names, name))}
      />
    </fieldset>
  );
}
