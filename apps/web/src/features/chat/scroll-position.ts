/** Within so many pixels of the end counts as being there. */
const NEAR_BOTTOM = 10;
const ROOM_ABOVE = 16;

export type Scroller = Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;

export function isAtBottom(scroller: Scroller): boolean {
  return farthestTop(scroller) - scroller.scrollTop <= NEAR_BOTTOM;
}

/**
 * Whether a person scrolled up between two looks. Where there is less to scroll than before, the browser moved it; what
 * grows at the end, as an answer does while it is written, moves nothing.
 */
export function hasScrolledUp(before: Scroller, now: Scroller): boolean {
  return now.scrollTop < before.scrollTop && farthestTop(now) >= farthestTop(before);
}

function farthestTop({ scrollHeight, clientHeight }: Pick<Scroller, "scrollHeight" | "clientHeight">): number {
  return scrollHeight - clientHeight;
}

/** The button shows with more than 3 messages when not within 10 pixels of the bottom. */
export function showsScrollButton(messages: number, atBottom: boolean): boolean {
  return messages > 3 && !atBottom;
}

/**
 * Where to scroll as an answer grows: to the end, but no further than where the answer begins, so that a long one is
 * read from its first word.
 */
export function followedTop(scroller: Pick<Scroller, "scrollHeight" | "clientHeight">, messageTop: number | null) {
  const bottom = farthestTop(scroller);
  return messageTop === null ? bottom : Math.min(bottom, Math.max(0, messageTop - ROOM_ABOVE));
}
