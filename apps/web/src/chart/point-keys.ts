/** How many points Page Up and Page Down pass over. */
const PAGE = 4;

/** Which point of a line an arrow key (or Page Up, Home, Escape and the like) leads to; null for none, undefined for other keys. */
export function pointAfterKey(key: string, at: number | null, count: number): number | null | undefined {
  const last = count - 1;
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return at === null ? last : Math.max(at - 1, 0);
    case "ArrowRight":
    case "ArrowUp":
      return at === null ? last : Math.min(at + 1, last);
    case "PageDown":
      return at === null ? last : Math.max(at - PAGE, 0);
    case "PageUp":
      return at === null ? last : Math.min(at + PAGE, last);
    case "Home":
      return 0;
    case "End":
      return last;
    case "Escape":
      return at === null ? undefined : null;
    default:
      return undefined;
  }
}
