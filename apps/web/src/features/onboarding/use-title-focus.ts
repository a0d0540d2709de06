import { useEffect, useRef } from "react";

/** Brings a person who goes to another step to its top and its title; the first step is the page's to announce. */
export function useTitleFocus(step: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [step]);
  return title;
}
