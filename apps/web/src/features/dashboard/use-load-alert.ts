import { useEffect, useRef } from "react";

/** The dashboard's load failure in words, for the browser's alert and for the page. */
export function loadFailure(message: string): string {
  return `Dashboard loading error: ${message}`;
}

/** Shows a failed load in the browser's alert, once: a second call that fails too is the same failure. */
export function useLoadAlert(failure: string | null): void {
  const told = useRef(false);
  useEffect(() => {
    if (failure === null) told.current = false;
    else if (!told.current) {
      told.current = true;
      window.alert(failure);
    }
  }, [failure]);
}
