import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** One for the tab: it does not hear what it says itself. */
let otherTabs: BroadcastChannel | null = null;

function joinOtherTabs(): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  otherTabs ??= new BroadcastChannel("documents");
  return otherTabs;
}

/** Tells the person's other tabs that something was stored. */
export function tellOtherTabs(): void {
  joinOtherTabs()?.postMessage("stored");
}

/** Fetches what is on screen anew when another tab stored something; a hidden tab does so once it is looked at. */
export function useStoredElsewhere(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = joinOtherTabs();
    const fetchAnew = () => {
      if (document.visibilityState === "visible") void client.invalidateQueries();
    };
    channel?.addEventListener("message", fetchAnew);
    return () => channel?.removeEventListener("message", fetchAnew);
  }, [client]);
}
