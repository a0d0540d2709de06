import { type RefObject, useEffect } from "react";
import { isCovered } from "./is-covered.ts";

/**
 * In a low window there may be no room to scroll what got the focus clear of a floating thing: then that gives way.
 * Only for a focus that is to be seen, as the keyboard's is; what a finger presses was in sight.
 */
export function useGiveWay(floating: RefObject<HTMLElement | null>, giveWay: () => void): void {
  useEffect(() => {
    let frame = 0;
    const look = ({ target }: FocusEvent) => {
      cancelAnimationFrame(frame);
      // After the browser has scrolled to it.
      frame = requestAnimationFrame(() => {
        const cover = floating.current;
        if (!cover || !(target instanceof HTMLElement) || cover.contains(target)) return;
        if (!target.matches(":focus-visible") || !document.getElementById("root")?.contains(target)) return;
        if (!isCovered(target.getBoundingClientRect(), cover.getBoundingClientRect())) return;
        giveWay();
        frame = requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
      });
    };
    document.addEventListener("focusin", look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("focusin", look);
    };
  }, [floating, giveWay]);
}
