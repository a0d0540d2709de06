import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useHeldBack } from "#routing/routing.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface UnsavedChanges {
  /** To be rendered somewhere on the page. */
  dialog: ReactNode;
  /** Runs the action at once where nothing is unsaved, else after the person chose to leave. */
  confirmLeave: (action: () => void) => void;
}

/** Guards a form with unsaved changes: leaving the page, going back or closing a dialog asks first. */
export function useUnsavedChanges(isDirty: boolean, message: string): UnsavedChanges {
  const [pending, setPending] = useState<{ leave: () => void } | null>(null);
  const held = useHeldBack(isDirty);
  useBeforeUnload(isDirty);

  const dirty = useRef(isDirty);
  dirty.current = isDirty;
  const confirmLeave = useCallback((action: () => void) => {
    if (dirty.current) setPending({ leave: action });
    else action();
  }, []);

  const leave = () => {
    setPending(null);
    if (held) held.leave();
    else pending?.leave();
  };
  const stay = () => {
    setPending(null);
    held?.stay();
  };
  const dialog = (
    <ConfirmDialog
      open={held !== null || pending !== null}
      title="Unsaved Changes"
      message={message}
      confirmLabel="Leave without saving"
      cancelLabel="Stay and save"
      tone="stay"
      onConfirm={leave}
      onCancel={stay}
    />
  );
  return { dialog, confirmLeave };
}

/** The browser's own warning, for closing the tab and leaving for another site. */
function useBeforeUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [active]);
}
