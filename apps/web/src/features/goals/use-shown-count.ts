import { startTransition, useCallback, useEffect, useState } from "react";
import { atRest } from "#ui/when-idle.ts";

/** More than fit on any screen, so that few people ever see a list grow. */
export const AT_FIRST = 24;
const EACH_TIME = 24;

/**
 * How many entries of a long list are made: some at first, more as the person goes on, and the rest by and by while the
 * browser has nothing else to do, so that its own search finds each of them.
 */
export function useShownCount(count: number) {
  const [shown, setShown] = useState(AT_FIRST);
  const showMore = useCallback(() => setShown((before) => before + EACH_TIME), []);
  useEffect(() => {
    if (shown >= count) return;
    return atRest(() => startTransition(showMore));
  }, [shown, count, showMore]);
  return { shown, showMore };
}
