import { useAuth } from "#session/auth-provider.tsx";
import { makeReadyForOffline } from "./offline-ready.ts";
import { ReadOnlyNote } from "./read-only-note.tsx";
import { Shortcuts } from "./shortcuts.tsx";

makeReadyForOffline();

/** What the signed-in can do without until their page stands; it comes as one part, so that pages know of one only. */
export function SignedInLater() {
  const { asOf } = useAuth();
  return (
    <>
      {asOf !== undefined && <ReadOnlyNote asOf={asOf} />}
      <Shortcuts />
    </>
  );
}
