import { TOAST_MS, toastManager } from "./toast-manager.ts";

function show(type: keyof typeof TOAST_MS, text: string): void {
  toastManager.add({ type, description: text, timeout: TOAST_MS[type] });
}

/** One sentence at the top right, announced to screen readers. */
export const toast = {
  success: (text: string) => show("success", text),
  error: (text: string) => show("error", text),
  info: (text: string) => show("info", text),
};
