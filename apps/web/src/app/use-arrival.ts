import { PRODUCT_NAME, TAGLINE } from "@seven-figures/domain";
import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "#routing/routing.tsx";

/** Something open over the page. Whoever is at work in it is left there. */
const OPEN_POPUP = ":is([role=menu], [role=dialog], [role=alertdialog])[data-open]";

/** On every change of path: the document's title, the top of the page, and the focus on the page's heading. */
export function useArrival(main: RefObject<HTMLElement | null>, title: string | undefined): void {
  const { pathname } = useLocation();
  const arrivedAt = useRef<string | null>(null);

  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT_NAME}` : `${PRODUCT_NAME}: ${TAGLINE}`;
  }, [title]);

  useEffect(() => {
    const isFirst = arrivedAt.current === null;
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    window.scrollTo(0, 0);
    if (isFirst || !main.current) return;
    return focusHeading(main.current);
  }, [pathname, main]);
}

/** Focuses the page's heading, once it is there: a page may still be loading. Gives up when something else got the focus. */
function focusHeading(main: HTMLElement): () => void {
  const tryNow = () => {
    const focused = document.activeElement;
    if (focused && focused !== document.body && main.contains(focused)) return true;
    if (focused?.closest(OPEN_POPUP)) return true;
    const heading = main.querySelector("h1");
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (tryNow()) return () => undefined;
  const observer = new MutationObserver(() => tryNow() && observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
