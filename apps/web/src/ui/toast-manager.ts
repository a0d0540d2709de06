import { Toast } from "@base-ui/react/toast";

/** Where toasts wait to be shown; the area that shows them is in toaster.tsx. */
export const toastManager = Toast.createToastManager();

/** Milliseconds until a toast goes away by itself. */
export const TOAST_MS = { success: 2000, error: 4000, info: 4000 } as const;

/** One that offers Undo stays until it can be read, decided on and reached; it stays while pointed at or in focus. */
export const UNDO_TOAST_MS = 8000;
