import { makeReadyForOffline } from "./offline-ready.ts";

/** What the signed-in can do without until their page stands; it comes as one part, so that pages know of one only. */
export { ReadOnlyNote } from "./read-only-note.tsx";
export { Shortcuts } from "./shortcuts.tsx";

makeReadyForOffline();
