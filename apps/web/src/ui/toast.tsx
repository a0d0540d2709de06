import { TOAST_MS, UNDO_TOAST_MS } from "./toast-times.ts";
import { toasterArea } from "./toaster.tsx";

interface Toasted {
  type: keyof typeof TOAST_MS;
  description: string;
  timeout: number;
  actionProps?: { children: string; onClick: () => void };
}

/** Shows a toast as soon as there is an area for it; gives a function that puts it away, or keeps it from coming. */
function add(toasted: Toasted): () => void {
  let isClosed = false;
  let close = () => {
    isClosed = true;
  };
  const show = async () => {
    await toasterArea.fetch();
    const area = toasterArea.get();
    await area?.untilShown;
    if (!area || isClosed) return;
    const id = area.toastManager.add(toasted);
    close = () => area.toastManager.close(id);
  };
  void show();
  return () => close();
}

function show(type: keyof typeof TOAST_MS, text: string): void {
  add({ type, description: text, timeout: TOAST_MS[type] });
}

function showUndoable(text: string, undo: () => void): () => void {
  const onClick = () => {
    close();
    undo();
  };
  const close = add({
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
