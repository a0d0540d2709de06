import { MAX_TEXT, type Scenario } from "@seven-figures/domain";
import { Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./scenarios-card.module.css";

interface ScenarioRowProps {
  scenario: Scenario;
  isCompared: boolean;
  canCompare: boolean;
  onCompare: (isCompared: boolean) => void;
  onOpen: () => void;
  onRename: (name: string) => Promise<boolean>;
  onDelete: () => void;
}

/** A kept road: beside this one, opened in its place, renamed or deleted. */
export function ScenarioRow({ scenario, isCompared, canCompare, onCompare, onOpen, ...rest }: ScenarioRowProps) {
  const [isNaming, setNaming] = useState(false);
  if (isNaming) {
    return (
      <li className={styles.row}>
        <RenameForm name={scenario.name} onRename={rest.onRename} onDone={() => setNaming(false)} />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <CheckboxField
        className={styles.name}
        label={scenario.name}
        checked={isCompared}
        disabled={!canCompare}
        onChange={(event) => onCompare(event.target.checked)}
      />
      <span className={styles.actions}>
        <Button variant="quiet" size="small" aria-label={`Open ${scenario.name}`} onClick={onOpen}>
          Open
        </Button>
        <IconButton label={`Rename ${scenario.name}`} onClick={() => setNaming(true)}>
          <Pencil strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton label={`Delete ${scenario.name}`} onClick={rest.onDelete}>
          <Trash2 strokeWidth={1.75} aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}

interface RenameFormProps {
  name: string;
  onRename: (name: string) => Promise<boolean>;
  onDone: () => void;
}

function RenameForm({ name: before, onRename, onDone }: RenameFormProps) {
  const [name, setName] = useState(before);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const next = name.trim();
    if (next === before || (next !== "" && (await onRename(next)))) onDone();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Name"
        autoFocus
        maxLength={MAX_TEXT}
        value={name}
        error={name.trim() === "" ? "Scenario name is required" : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        Save name
      </Button>
      <Button variant="quiet" onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
