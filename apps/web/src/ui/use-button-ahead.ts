import { type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { type AheadPart, useAhead } from "./ahead-part.ts";

const MAIN_BUTTON = 0;

/**
 * For a button whose popup is loaded later. Until `popup` is there the button stands alone with `handlers`: to point
 * at it or focus it loads the popup, to press it opens the popup as soon as it is there (`opens`). A press counts from
 * where it begins: the button that it began on may be gone by its end. `button` is for the one that then takes its
 * place, and the focus over.
 */
export function useButtonAhead<Part>(part: AheadPart<Part>) {
  const [opens, setOpens] = useState(false);
  const popup = useAhead(part, opens);
  const button = useRef<HTMLButtonElement>(null);
  const isFocused = useRef(false);
  useLayoutEffect(() => {
    if (popup && isFocused.current) button.current?.focus();
  }, [popup]);
  const open = () => setOpens(true);
  const handlers = {
    onPointerEnter: () => void part.fetch(),
    onFocus: () => {
      isFocused.current = true;
      void part.fetch();
    },
    onBlur: () => {
      isFocused.current = false;
    },
    onMouseDown: ({ button: pressed }: MouseEvent) => {
      if (pressed === MAIN_BUTTON) open();
    },
    onClick: open,
  };
  return { popup, opens, open, button, handlers };
}
