import { type RefObject, useLayoutEffect } from "react";

const ROOM = "--chat-room";

/**
 * Tells the page how much of the window's end something that floats over it covers, while it is there: the page leaves that much
 * room at its end, and scrolls what gets the focus clear of it.
 */
export function useChatRoom(floating: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const box = floating.current;
    if (!box) return;
    const measure = () => {
      const fromEnd = Number.parseFloat(getComputedStyle(box).bottom);
      style.setProperty(ROOM, `${Math.ceil(box.offsetHeight + fromEnd)}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, [floating]);
}
