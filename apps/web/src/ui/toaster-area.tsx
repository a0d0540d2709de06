import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect } from "react";
import { buttonClass } from "./button-class.ts";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import styles from "./toast.module.css";
import { TOAST_MS } from "./toast-times.ts";

const MAX_AT_ONCE = 3;

/** The library takes each toast for a dialog of its own; a sentence that passes by is none. */
const NOT_A_DIALOG = { role: "group", "aria-modal": undefined } as const;

/** Where toasts wait to be shown. */
export const toastManager = Toast.createToastManager();

const { promise, resolve } = Promise.withResolvers<void>();
/** Resolves once the area is there: what is added before is lost. */
export const untilShown = promise;

/** The area itself. */
export function ToasterArea() {
  useEffect(resolve, []);
  return (
    <Toast.Provider toastManager={toastManager} timeout={TOAST_MS.info} limit={MAX_AT_ONCE}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} {...NOT_A_DIALOG} className={styles.toast} swipeDirection="right">
      <Toast.Content className={styles.content}>
        <ToastIcon type={toast.type} />
        <Toast.Description className={styles.text} />
        <Toast.Action className={classNames(buttonClass({ variant: "quiet", size: "small" }), styles.action)} />
        <Toast.Close
          aria-hidden={false}
          className={styles.close}
          render={
            <IconButton label="Dismiss">
              <X strokeWidth={1.75} aria-hidden />
            </IconButton>
          }
        />
      </Toast.Content>
    </Toast.Root>
  ));
}

function ToastIcon({ type }: { type: string | undefined }) {
  const look = { size: 20, strokeWidth: 1.75, "aria-hidden": true };
  if (type === "success") return <CircleCheck {...look} />;
  if (type === "error") return <CircleAlert {...look} className={styles.error} />;
  return <Info {...look} />;
}
