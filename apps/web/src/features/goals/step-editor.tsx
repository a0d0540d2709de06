import { type GoalFormInput, MAX_LIST_ENTRIES } from "@seven-figures/domain";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { newStepId } from "./new-ids.ts";
import styles from "./step-editor.module.css";
import { StepEntry } from "./step-entry.tsx";
import { useOpenStep } from "./use-open-step.ts";
import { useRemovedStepToast } from "./use-removed-step-toast.ts";

interface StepEditorProps {
  /** Steps that were changed here and deleted elsewhere: saving adds them again. */
  goneSteps: readonly string[];
}

/** The submilestones of a goal in the making: add, edit, reorder, remove. All but one are a row each. */
export function StepEditor({ goneSteps }: StepEditorProps) {
  const { control, getValues, formState } = useFormContext<GoalFormInput>();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: "submilestones", keyName: "key" });
  const { openId, setOpenId } = useOpenStep();
  const [addedAt, setAddedAt] = useState<Record<string, number>>({});
  const [said, setSaid] = useState("");
  const tellRemoved = useRemovedStepToast();

  const add = () => {
    const taken = getValues("submilestones").map(({ id }) => id);
    const id = newStepId(Date.now(), taken);
    append(
      { id, title: "", description: "", targetAmount: "", targetDate: "", completed: false },
      { focusName: `submilestones.${fields.length}.title` },
    );
    setOpenId(id);
    setAddedAt((before) => ({ ...before, [id]: formState.submitCount }));
  };

  return (
    <section className={styles.editor} aria-labelledby="step-editor">
      <h3 id="step-editor">Submilestones</h3>
      {fields.length === 0 ? (
        <p className={styles.none}>Small dated steps make a goal easier to reach. They show up in your To-Do list.</p>
      ) : null}
      <ol className={styles.list}>
        {fields.map((field, at) => (
          <li key={field.key}>
            <StepEntry
              at={at}
              count={fields.length}
              isOpen={field.id === openId}
              isUntried={addedAt[field.id] === formState.submitCount}
              isGone={goneSteps.includes(field.id)}
              onToggle={() => setOpenId(field.id === openId ? null : field.id)}
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
      <Button
        variant="secondary"
        size="small"
        icon={<Plus aria-hidden />}
        disabled={fields.length >= MAX_LIST_ENTRIES}
        onClick={add}
        className={styles.add}
      >
        Add Submilestone
      </Button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
}
