import { type RefObject, useEffect, useRef } from "react";

/** The Undo button goes away once it has worked; the focus stays with what it was about. */
export function useFocusKept(place: RefObject<HTMLElement | null>, isUndone: boolean): void {
  const wasUndone = useRef(isUndone);
  useEffect(() => {
    if (isUndone && !wasUndone.current && document.activeElement === document.body) place.current?.focus();
    wasUndone.current = isUndone;
  }, [isUndone, place]);
}
