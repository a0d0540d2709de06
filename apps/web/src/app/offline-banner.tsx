import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useAuth } from "#session/auth-provider.tsx";
import { isWaitingForConnection, subscribeToWaiting } from "#ui/load-when-reachable.ts";
import styles from "./shell.module.css";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** A quiet line while there is no connection; it goes away by itself. */
export function OfflineBanner() {
  const { asOf } = useAuth();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isWaiting = useSyncExternalStore(subscribeToWaiting, isWaitingForConnection);
  return (
    <div role="status">
      {asOf === undefined && (!isOnline || isWaiting) && (
        <p className={styles.offline}>
          <WifiOff size={16} strokeWidth={2} aria-hidden />{" "}
          {isWaiting
            ? "There is no connection right now. What you opened comes by itself once you are back."
            : "You are offline. What you see may not be the latest; it is fetched again once you are back."}
        </p>
      )}
    </div>
  );
}
