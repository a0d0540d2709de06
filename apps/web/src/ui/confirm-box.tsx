import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  message: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** `danger`: confirming destroys something. `stay`: the main action is to cancel. */
  tone?: "regular" | "danger" | "stay" | undefined;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question that must be answered. Escape cancels; the focus starts on the answer that changes nothing. */
export function ConfirmBox({
  open,
  title,
  message,
  confirmLabel,
  cancelLabel,
  tone = "regular",
  busy,
  busyLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirm = (
    <Button
      key="confirm"
      variant={tone === "danger" ? "danger" : tone === "stay" ? "secondary" : "primary"}
      busy={busy}
      busyLabel={busyLabel}
      onClick={onConfirm}
    >
      {confirmLabel}
    </Button>
  );
  const cancel = (
    <Button key="cancel" ref={cancelButton} variant={tone === "stay" ? "primary" : "secondary"} onClick={onCancel}>
      {cancelLabel}
    </Button>
  );
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.scrim} forceRender />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={classNames(styles.dialog, styles.small)} initialFocus={cancelButton}>
            <div className={styles.head}>
              <AlertDialog.Title>{title}</AlertDialog.Title>
            </div>
            <AlertDialog.Description className={styles.message}>{message}</AlertDialog.Description>
            <div className={styles.foot}>{tone === "stay" ? [confirm, cancel] : [cancel, confirm]}</div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
