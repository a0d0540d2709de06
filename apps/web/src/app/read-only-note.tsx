import { WifiOff } from "lucide-react";
import { useEffect } from "react";
import { whenLabel } from "#config/moments.ts";
import { toast } from "#ui/toast.tsx";
import styles from "./shell.module.css";

const REFUSED = "There is no connection, so nothing can be changed right now.";

/** Says from when the data is that is shown without a connection, and keeps it from being changed. */
export function ReadOnlyNote({ asOf }: { asOf: number }) {
  useEffect(refuseChanges, []);
  return (
    <div role="status">
      <p className={styles.offline}>
        <WifiOff size={16} strokeWidth={2} aria-hidden /> There is no connection. This is your data of {whenLabel(asOf)}
        , to be read; you can change it once you are back.
      </p>
    </div>
  );
}

/** Nothing can be typed, ticked or sent. Gives what ends that. */
function refuseChanges(): () => void {
  let toldAt = 0;
  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (Date.now() - toldAt < 3_000) return;
    toldAt = Date.now();
    toast.info(REFUSED);
  };
  const refuseTicks = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && ["checkbox", "radio"].includes(target.type)) refuse(event);
  };
  document.addEventListener("beforeinput", refuse, true);
  document.addEventListener("submit", refuse, true);
  document.addEventListener("click", refuseTicks, true);
  return () => {
    document.removeEventListener("beforeinput", refuse, true);
    document.removeEventListener("submit", refuse, true);
    document.removeEventListener("click", refuseTicks, true);
  };
}
