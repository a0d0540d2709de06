import { useEffect, useState } from "react";
import { spokenGhost } from "./ghost.ts";
import { GhostLine } from "./ghost-line.tsx";
import { useGhost } from "./use-ghost.ts";

/** What sending the draft would change, while it is typed. Said aloud once a pause, where it is something new. */
export function GhostReceipt() {
  const told = useGhost();
  const [spoken, setSpoken] = useState("");
  const fresh = told === null ? "" : told.isStale ? null : spokenGhost(told.ghost);
  useEffect(() => {
    if (fresh !== null) setSpoken(fresh);
  }, [fresh]);
  return (
    <>
      {told && <GhostLine ghost={told.ghost} isStale={told.isStale} />}
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </>
  );
}
