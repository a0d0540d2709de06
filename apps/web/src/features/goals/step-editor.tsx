import { type GoalFormInput, MAX_LIST_ENTRIES } from "@seven-figures/domain";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { newStepId } from "./new-ids.ts";
import styles from "./step-editor.module.css";
import { StepFields } from "./step-fields.tsx";
import { useRemovedStepToast } from "./use-removed-step-toast.ts";

/** The submilestones of a goal in the making: add, edit, reorder, remove. */
export function StepEditor() {
  const { control, getValues } = useFormContext<GoalFormInput>();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: "submilestones", keyName: "key" });
  const [said, setSaid] = useState("");
  const tellRemoved = useRemovedStepToast();

  const add = () => {
    const taken = getValues("submilestones").map(({ id }) => id);
    append(
      {
        id: newStepId(Date.now(), taken),
        title: "",
        description: "",
        targetAmount: "",
        targetDate: "",
        completed: false,
      },
      { focusName: `submilestones.${fields.length}.title` },
    );
  };

  return (
    <section className={styles.editor} aria-labelledby="step-editor">
      <div className={styles.head}>
        <h3 id="step-editor">Submilestones</h3>
        <Button
          variant="secondary"
          size="small"
          icon={<Plus aria-hidden />}
          disabled={fields.length >= MAX_LIST_ENTRIES}
          onClick={add}
        >
          Add Submilestone
        </Button>
      </div>
      {fields.length === 0 ? (
        <p className={styles.none}>Small dated steps make a goal easier to reach. They show up in your To-Do list.</p>
      ) : null}
      <ol className={styles.list}>
        {fields.map((field, at) => (
          <li key={field.key}>
            <StepFields
              at={at}
              count={fields.length}
              onMove={(to) => {
                move(at, to);
                setSaid(`Submilestone moved to place ${to + 1} of ${fields.length}`);
              }}
              onRemove={() => {
                const removed = getValues(`submilestones.${at}`);
                remove(at);
                setSaid(`Submilestone ${at + 1} removed`);
                tellRemoved(removed, () => {
                  insert(Math.min(at, getValues("submilestones").length), removed);
                  setSaid(`${removed.title} is back at place ${at + 1}`);
                });
              }}
            />
          </li>
        ))}
      </ol>
      <p className={styles.said} role="status">
        {said}
      </p>
    </section>
  );
}
