import { type ReactNode, type SubmitEventHandler, useId } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import styles from "./form-dialog.module.css";

interface FormDialogProps {
  open?: boolean;
  title: ReactNode;
  description?: ReactNode;
  size?: "small" | "regular" | undefined;
  /** What stands left of Cancel: another way out. */
  aside?: ReactNode;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  canSubmit?: boolean;
  tone?: "primary" | "danger" | undefined;
  onSubmit: SubmitEventHandler;
  onClose: () => void;
  /** The fields, one below the other. */
  children: ReactNode;
}

/** A dialog that is one form: its fields, then Cancel and what it is for. */
export function FormDialog({
  open = true,
  title,
  description,
  size,
  aside,
  submitLabel,
  busyLabel,
  busy,
  canSubmit = true,
  tone = "primary",
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={description}
      size={size}
      footer={
        <>
          {aside}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant={tone} disabled={!canSubmit} busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={onSubmit} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
