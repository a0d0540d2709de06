/** A box in the window, as `getBoundingClientRect` gives it. */
type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Whether the middle of a box lies beneath another, so that who looks for it does not find it. */
export function isCovered(box: Box, cover: Box): boolean {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return x > cover.left && x < cover.right && y > cover.top && y < cover.bottom;
}
