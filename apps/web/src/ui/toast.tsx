import { TOAST_MS, toastManager, UNDO_TOAST_MS } from "./toast-manager.ts";

function show(type: keyof typeof TOAST_MS, text: string): void {
  toastManager.add({ type, description: text, timeout: TOAST_MS[type] });
}

function showUndoable(text: string, undo: () => void): () => void {
  const close = () => toastManager.close(id);
  const onClick = () => {
    close();
    undo();
  };
  const id = toastManager.add({
    type: "info",
    description: text,
    timeout: UNDO_TOAST_MS,
    actionProps: { children: "Undo", onClick },
  });
  return close;
}

/** One sentence at the top right, announced to screen readers. */
export const toast = {
  success: (text: string) => show("success", text),
  error: (text: string) => show("error", text),
  info: (text: string) => show("info", text),
  /** With a button that takes it back; gives a function that puts the toast away once that can't be done any more. */
  undoable: showUndoable,
};
