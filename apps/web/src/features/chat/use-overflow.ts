import { type RefObject, useLayoutEffect, useState } from "react";

interface Overflow {
  /** Items that did not find a place on the first line. */
  hidden: number;
  /** Whether the first one itself is cut. */
  isCut: boolean;
}

/** How much of a list of one line's height is out of sight; `content` is measured anew when it changes. */
export function useOverflow(list: RefObject<HTMLElement | null>, content: unknown): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ hidden: 0, isCut: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured follows the content
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const measure = () => {
      const next = measureOverflow(box);
      setOverflow((now) => (now.hidden === next.hidden && now.isCut === next.isCut ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [list, content]);
  return overflow;
}

function measureOverflow(box: HTMLElement): Overflow {
  const items = [...box.children].filter((item) => item instanceof HTMLElement);
  const hidden = items.filter(({ offsetTop }) => offsetTop >= box.clientHeight).length;
  const [first] = items;
  const isCut = [first, ...(first?.children ?? [])].some((part) => part && part.scrollWidth > part.clientWidth);
  return { hidden, isCut };
}
