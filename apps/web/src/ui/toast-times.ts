/** Milliseconds until a toast goes away by itself. */
export const TOAST_MS = { success: 2000, error: 4000, info: 4000 } as const;

/** One that offers Undo stays until it can be read, decided on and reached; it stays while pointed at or in focus. */
export const UNDO_TOAST_MS = 8000;
