import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { undoLastChange } from "#receipts/undo-last-change.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { isAtWork, isShortcut } from "./is-shortcut.ts";
import { onOpenCommandBar } from "./open-command-bar.ts";
import { useOnboarding } from "./use-onboarding.ts";

const CommandBar = lazyPart(async () => (await import("./command-bar.tsx")).CommandBar);

/** Ctrl or Cmd with K opens the command bar; with Z, outside of fields, it takes back the person's last change. */
export function Shortcuts() {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const isOnboarded = useOnboarding() === "completed";
  useEffect(() => onOpenCommandBar(() => setOpen(true)), []);
  useEffect(() => {
    if (!isOnboarded) return;
    const press = (event: KeyboardEvent) => {
      if (isShortcut(event, "k")) {
        event.preventDefault();
        setOpen(true);
      } else if (isShortcut(event, "z") && !isAtWork(event.target)) {
        event.preventDefault();
        void undoLastChange(client, Date.now());
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [client, isOnboarded]);
  return (
    isOpen && (
      <Suspense>
        <CommandBar onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
