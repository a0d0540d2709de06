/** What is done as soon as someone asks to be signed out; gives what takes it back where they could not be. */
type Farewell = (userId: string) => () => void;

const farewells: Farewell[] = [];
/** A page that is being left hears that its requests failed, whatever came of them. */
let isPageLeft = false;
globalThis.addEventListener?.("pagehide", () => (isPageLeft = true));
globalThis.addEventListener?.("pageshow", () => (isPageLeft = false));

/**
 * Has something done when the person asks to be signed out, before the server answers: they may leave the page at once,
 * and nobody would do it afterwards.
 */
export function onLeaving(farewell: Farewell): void {
  farewells.push(farewell);
}

/** Does all that is to be done; gives what takes all of it back. */
export function sayFarewell(userId: string): () => void {
  const takeBack = farewells.map((farewell) => farewell(userId));
  return () => {
    if (isPageLeft) return;
    for (const undo of takeBack) undo();
  };
}
