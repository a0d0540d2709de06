import { MAX_LIST_ENTRIES, MAX_TEXT } from "@seven-figures/domain";
import { type KeyboardEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./name-picker.module.css";

interface CustomNameProps {
  label: string;
  isTaken: (name: string) => boolean;
  isFull: boolean;
  /** Told the name without surrounding blanks; never a blank or a taken one. */
  onAdd: (name: string) => void;
}

/** A name of the person's own; Enter adds it. */
export function CustomName({ label, isTaken, isFull, onAdd }: CustomNameProps) {
  const [text, setText] = useState("");
  const name = text.trim();
  const taken = name !== "" && isTaken(name);

  const add = () => {
    if (name === "" || taken || isFull) return;
    onAdd(name);
    setText("");
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.custom}>
      <TextField
        label={label}
        value={text}
        maxLength={MAX_TEXT}
        autoComplete="off"
        help={isFull ? `At most ${MAX_LIST_ENTRIES} can be kept.` : taken ? "You have this one already." : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={addOnEnter}
      />
      <Button type="button" variant="secondary" onClick={add} aria-label={label}>
        Add
      </Button>
    </div>
  );
}
