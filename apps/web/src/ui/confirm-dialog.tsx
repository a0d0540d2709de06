import { aheadPart, useAhead } from "./ahead-part.ts";
import type { ConfirmDialogProps } from "./confirm-box.tsx";

const box = aheadPart(async () => (await import("./confirm-box.tsx")).ConfirmBox);

/** A question that must be answered; as with `Dialog`, what it is made of comes once the page stands. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const ConfirmBox = useAhead(box, props.open);
  return ConfirmBox && <ConfirmBox {...props} />;
}
