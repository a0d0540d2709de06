import type { MouseEvent } from "react";

/**
 * For the `onMouseDown` of a form (dialogs have it themselves): pressing a button does not take the focus from a field. Otherwise the field's error would
 * appear between press and release, move the button from under the pointer and swallow the click.
 */
export function keepFieldFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
}
