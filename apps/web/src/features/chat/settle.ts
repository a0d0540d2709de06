/** Until what came in has been drawn, so that it is not announced as if it had just been said. */
export const SETTLE_MS = 100;
