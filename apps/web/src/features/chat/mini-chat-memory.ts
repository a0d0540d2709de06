type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (userId: string) => `mini-chat:${userId}`;
const CLOSED = "closed";

/** Whether the mini chat is open: at first it is, later as the person left it. */
export function wasMiniOpen(store: Store | null, userId: string): boolean {
  try {
    return store?.getItem(keyOf(userId)) !== CLOSED;
  } catch {
    return true;
  }
}

export function rememberMiniOpen(store: Store | null, userId: string, isOpen: boolean): void {
  try {
    if (isOpen) store?.removeItem(keyOf(userId));
    else store?.setItem(keyOf(userId), CLOSED);
  } catch {
    // It opens again the next time.
  }
}
