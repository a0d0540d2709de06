import { useEffect } from "react";

/** When a closed dialog has handed the focus back, or would have. */
const AFTER_CLOSING_MS = 300;

/** Where a closed dialog had nothing to hand the focus back to (its goal was deleted), the page's heading takes it. */
export function useFocusKept(open: boolean): void {
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    }, AFTER_CLOSING_MS);
    return () => clearTimeout(timer);
  }, [open]);
}
