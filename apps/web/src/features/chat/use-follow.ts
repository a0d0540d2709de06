import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { followedTop, hasScrolledUp, isAtBottom, type Scroller } from "./scroll-position.ts";

const MESSAGES = "[data-sender]";

/**
 * Keeps a list of messages at its end while it grows, unless the person has scrolled up. `lastQuestion` changes
 * with each thing they say, which brings them back to the end.
 */
export function useFollow(scroller: RefObject<HTMLElement | null>, lastQuestion: string | undefined) {
  const follows = useRef(true);
  const last = useRef<Scroller>({ scrollTop: 0, scrollHeight: 0, clientHeight: 0 });
  const [atBottom, setAtBottom] = useState(true);

  /** Only scrolling up ends the following: content that grows moves the end away without anyone's doing. */
  const look = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const { scrollTop, scrollHeight, clientHeight } = box;
    const isThere = isAtBottom(box);
    if (isThere) follows.current = true;
    else if (hasScrolledUp(last.current, box)) follows.current = false;
    last.current = { scrollTop, scrollHeight, clientHeight };
    setAtBottom(isThere);
  }, [scroller]);

  const follow = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    if (follows.current) box.scrollTop = Math.max(box.scrollTop, followedTop(box, lastMessageTop(box)));
    look();
  }, [scroller, look]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts following again
  useLayoutEffect(() => {
    follows.current = true;
  }, [lastQuestion]);

  // The observer tells of what is there at first and of each question, before the frame is painted and once the browser
  // has laid it out: asked any sooner, the browser would have to lay out the whole page for the answer.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const observer = new ResizeObserver(follow);
    for (const part of [box, ...box.children]) observer.observe(part);
    box.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", look);
    };
  }, [scroller, follow, look]);

  const scrollToBottom = useCallback(() => {
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: calm ? "auto" : "smooth" });
  }, [scroller]);

  return { atBottom, scrollToBottom };
}

function lastMessageTop(box: HTMLElement): number | null {
  const last = [...box.querySelectorAll<HTMLElement>(MESSAGES)].at(-1);
  if (!last) return null;
  return last.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
}
