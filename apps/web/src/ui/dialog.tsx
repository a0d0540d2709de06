import { aheadPart, useAhead } from "./ahead-part.ts";
import type { DialogProps } from "./dialog-box.tsx";

const box = aheadPart(async () => (await import("./dialog-box.tsx")).DialogBox);

/** A modal dialog; what it is made of comes once the page stands, or with the first one that is opened. */
export function Dialog(props: DialogProps) {
  const DialogBox = useAhead(box, props.open);
  return DialogBox && <DialogBox {...props} />;
}
