import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { Explanation } from "./explanation.ts";
import { ExplanationBody } from "./explanation-body.tsx";

interface ExplanationDialogProps {
  /** Null: closed. */
  explanation: Explanation | null;
  onClose: () => void;
}

export function ExplanationDialog({ explanation, onClose }: ExplanationDialogProps) {
  return (
    <Dialog
      open={explanation !== null}
      onOpenChange={(open) => open || onClose()}
      title={explanation?.title ?? ""}
      description={explanation?.figure}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {explanation ? <ExplanationBody explanation={explanation} onLeave={onClose} /> : null}
    </Dialog>
  );
}
