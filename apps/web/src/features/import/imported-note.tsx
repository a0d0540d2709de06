import type { FieldPath } from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { paths } from "#config/paths.ts";
import { UndoButton } from "#receipts/undo-button.tsx";
import { useUndoChange } from "#receipts/use-undo-change.ts";
import { calls } from "#session/calls.ts";
import { ButtonLink } from "#ui/button.tsx";
import { findImport } from "./find-import.ts";
import styles from "./import.module.css";

interface ImportedNoteProps {
  /** What was done, in a sentence. */
  text: string;
  /** Paths of the change log that this import, and no earlier change, touched last. */
  paths: readonly FieldPath[];
  /** Where it is to be seen. */
  see?: { to: string; label: string };
}

const FINANCIALS = { to: paths.financials, label: "See Financials" };

/** Says that it is done, and takes it back. */
export function ImportedNote({ text, paths: touched, see = FINANCIALS }: ImportedNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const { data: changeId } = useQuery({
    queryKey: ["imported", touched],
    queryFn: async () => findImport((await calls.call("getActivity", null)).changes, touched),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => note.current?.focus(), []);
  return (
    <div className={styles.done} ref={note} tabIndex={-1} role="status">
      <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
      <p>{text}</p>
      <ButtonLink to={see.to} size="small">
        {see.label}
      </ButtonLink>
      {changeId && <UndoImport changeId={changeId} />}
    </div>
  );
}

function UndoImport({ changeId }: { changeId: string }) {
  const change = useUndoChange(changeId);
  if (change.isUndone) return <p>Undone: everything is as it was before.</p>;
  return (
    <>
      {!change.isRefused && <UndoButton change={change} what="this import" />}
      {change.problem && <p role="alert">{change.problem}</p>}
    </>
  );
}
