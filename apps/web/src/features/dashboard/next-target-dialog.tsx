import { Suspense } from "react";
import { Dialog } from "#ui/dialog.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import type { NextTargetFormProps } from "./next-target-form.tsx";

const NextTargetForm = lazyPart(async () => (await import("./next-target-form.tsx")).NextTargetForm);

interface NextTargetDialogProps extends Omit<NextTargetFormProps, "onDone"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A new target after the one that is reached: one of three, or one's own. The form is loaded when it is first opened. */
export function NextTargetDialog({ open, onOpenChange, ...rest }: NextTargetDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Choose your next target"
      description="Your milestones and dates follow from it. You can change it at any time on your profile."
    >
      <Suspense>{open ? <NextTargetForm {...rest} onDone={() => onOpenChange(false)} /> : null}</Suspense>
    </Dialog>
  );
}
