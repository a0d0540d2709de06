/** Within so many pixels of the end counts as being there. */
const NEAR_BOTTOM = 10;
const ROOM_ABOVE = 16;

export type Scroller = Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;

export function isAtBottom({ scrollTop, scrollHeight, clientHeight }: Scroller): boolean {
  return scrollHeight - clientHeight - scrollTop <= NEAR_BOTTOM;
}

/** Whether a person scrolled up between two looks: where something became longer or shorter, the browser moved it. */
export function hasScrolledUp(before: Scroller, now: Scroller): boolean {
  const isAsLong = now.scrollHeight === before.scrollHeight && now.clientHeight === before.clientHeight;
  return isAsLong && now.scrollTop < before.scrollTop;
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
  const bottom = scroller.scrollHeight - scroller.clientHeight;
  return messageTop === null ? bottom : Math.min(bottom, Math.max(0, messageTop - ROOM_ABOVE));
}
