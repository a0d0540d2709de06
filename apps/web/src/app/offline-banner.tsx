import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import styles from "./shell.module.css";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** A quiet line while the browser has no network; it goes away by itself. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.offline}>
          <WifiOff size={16} strokeWidth={2} aria-hidden /> You are offline. What you see may not be the latest; it is
          fetched again once you are back.
        </p>
      )}
    </div>
  );
}
