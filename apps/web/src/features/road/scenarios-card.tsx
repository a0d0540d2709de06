import { MAX_COMPARED_SCENARIOS, MAX_SCENARIOS, MAX_TEXT } from "@seven-figures/domain";
import { type FormEvent, memo, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CompareTable, type CompareTableProps } from "./compare-table.tsx";
import { ScenarioRow } from "./scenario-row.tsx";
import styles from "./scenarios-card.module.css";
import type { ComparedScenario } from "./use-compared.ts";
import type { ScenariosControl } from "./use-scenarios.ts";

interface ScenariosCardProps {
  control: ScenariosControl;
  /** The road that is looked at; null while none stands beside it. */
  current: Pick<CompareTableProps, "line" | "likelihood"> | null;
  compared: readonly ComparedScenario[];
  isFull: boolean;
  /** Keeps the levers as they stand; false where that failed. */
  onKeep: (name: string) => Promise<boolean>;
  onCompare: (id: string, isCompared: boolean) => void;
  onOpen: (address: string) => void;
  onExplain: CompareTableProps["onExplain"];
}

/** Roads kept by name, to come back to and to lay side by side. Drawn anew only where it is another. */
export const ScenariosCard = memo(function ScenariosCard(props: ScenariosCardProps) {
  const { control, current, compared, isFull, onKeep, onCompare, onOpen, onExplain } = props;
  const { scenarios } = control;
  return (
    <Card title="Scenarios">
      <KeepForm control={control} onKeep={onKeep} />
      {scenarios.length > 0 ? (
        <>
          <p className={styles.help}>
            Tick up to {MAX_COMPARED_SCENARIOS} to see them on the road beside this one. Each is run over your figures
            of today.
          </p>
          <ul className={styles.list}>
            {scenarios.map((scenario) => {
              const isCompared = compared.some((entry) => entry.scenario.id === scenario.id);
              return (
                <ScenarioRow
                  key={scenario.id}
                  scenario={scenario}
                  isCompared={isCompared}
                  canCompare={isCompared || !isFull}
                  onCompare={(next) => onCompare(scenario.id, next)}
                  onOpen={() => onOpen(scenario.address)}
                  onRename={(name) => control.rename(scenario.id, name)}
                  onDelete={() => control.remove(scenario)}
                />
              );
            })}
          </ul>
        </>
      ) : null}
      {current ? <CompareTable {...current} compared={compared} onExplain={onExplain} /> : null}
    </Card>
  );
});

function KeepForm({ control, onKeep }: Pick<ScenariosCardProps, "control" | "onKeep">) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  if (control.isFull) return <p className={styles.help}>{MAX_SCENARIOS} scenarios are as many as can be kept.</p>;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setError("Scenario name is required");
    if (await onKeep(name.trim())) setName("");
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Keep the levers as they stand under a name"
        placeholder="A bolder mix"
        maxLength={MAX_TEXT}
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={control.isSaving}
        busyLabel="Keeping..."
        disabled={!control.isLoaded}
      >
        Keep scenario
      </Button>
    </form>
  );
}
