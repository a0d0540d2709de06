import { Dialog as Primitive } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";
import { IconButton } from "./icon-button.tsx";
import { keepFieldFocus } from "./keep-field-focus.ts";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons behind the hairline: Cancel left of the main action. */
  footer?: ReactNode;
  size?: "small" | "regular" | undefined;
  children?: ReactNode;
}

/**
 * A modal dialog: the page behind is inert and does not scroll, Escape closes, the focus goes in and back out. A press
 * beside it does not close it: what was typed would be lost by a slip.
 */
export function DialogBox({ open, onOpenChange, title, description, footer, size = "regular", children }: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => onOpenChange(next)} disablePointerDismissal>
      <Primitive.Portal>
        <Primitive.Backdrop className={styles.scrim} />
        <Primitive.Viewport className={styles.viewport}>
          <Primitive.Popup
            className={classNames(styles.dialog, size === "small" && styles.small)}
            initialFocus={(openedBy) => openedBy === "touch" || firstField(body.current) || true}
            onMouseDown={keepFieldFocus}
          >
            <div className={styles.head}>
              <Primitive.Title>{title}</Primitive.Title>
              <Primitive.Close
                className={styles.close}
                render={
                  <IconButton label="Close">
                    <X strokeWidth={1.75} aria-hidden />
                  </IconButton>
                }
              />
            </div>
            {description && <Primitive.Description className={styles.description}>{description}</Primitive.Description>}
            <div className={styles.body} ref={body}>
              {children}
            </div>
            {footer && <div className={styles.foot}>{footer}</div>}
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function firstField(body: HTMLElement | null): HTMLElement | null {
  return body?.querySelector<HTMLElement>("input:enabled, select:enabled, textarea:enabled") ?? null;
}
