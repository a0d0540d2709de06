import { Undo2 } from "lucide-react";
import { Button } from "#ui/button.tsx";
import type { UndoChange } from "./use-undo-change.ts";

/** Undo of one change; `what` tells the buttons of a page apart for those who hear them. */
export function UndoButton({ change, what }: { change: UndoChange; what: string }) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Undo2 strokeWidth={1.75} aria-hidden />}
      busy={change.isUndoing}
      busyLabel="Undoing..."
      aria-label={change.isUndoing ? undefined : `Undo ${what}`}
      onClick={change.undo}
    >
      Undo
    </Button>
  );
}
