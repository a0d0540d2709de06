import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import styles from "./cover.module.css";

/** Lies over a whole page that nobody can go on with for now; what was typed into it stays. Holds a `Dialog.Title`. */
export function Cover({ children }: { children: ReactNode }) {
  return (
    <Dialog.Root open modal="trap-focus" disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Popup className={styles.cover}>{children}</Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
