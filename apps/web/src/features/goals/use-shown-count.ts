import { useCallback, useState } from "react";

/** More than fit on any screen, so that few people ever see a list grow. */
const AT_FIRST = 24;
const EACH_TIME = 24;

/** How many entries of a long list are shown: some at first, then more as the person goes on. */
export function useShownCount() {
  const [shown, setShown] = useState(AT_FIRST);
  const showMore = useCallback(() => setShown((before) => before + EACH_TIME), []);
  return { shown, showMore };
}
