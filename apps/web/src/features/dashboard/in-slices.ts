/** A press is answered, and a frame drawn, at the latest after so long. */
const SLICE_MS = 4;

/** Works a sum out piece by piece, a few milliseconds at a time, and tells what it comes to. Gives what ends it before. */
export function inSlices<Sum>(pieces: Generator<void, Sum>, tell: (sum: Sum) => void): () => void {
  let next = setTimeout(goOn);
  function goOn() {
    for (const end = performance.now() + SLICE_MS; performance.now() < end; ) {
      const { done, value } = pieces.next();
      if (done) return tell(value);
    }
    next = setTimeout(goOn);
  }
  return () => clearTimeout(next);
}
