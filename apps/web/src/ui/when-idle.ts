/** Marks, in the browser's timeline, from when on only what may be wanted next is fetched. */
const IDLE_MARK = "idle";
/** Where the browser never comes to rest by itself. */
const AT_LATEST_MS = 4_000;

const tasks: (() => void)[] = [];
let stood = false;
let isIdle = false;

/** Runs a task once the page stands; not at all where the person wants to save data. */
export function whenIdle(task: () => void): void {
  if (isIdle) task();
  else tasks.push(task);
}

/** Whether there was a page to be seen since this document began. */
export function hasStood(): boolean {
  return stood;
}

/** Says that the page has what it needs: as soon as the browser has painted it, what may be wanted next is fetched. */
export function pageStands(): void {
  stood = true;
  if (isIdle || savesData()) return;
  afterLoad(() =>
    atRest(() => {
      if (isIdle) return;
      isIdle = true;
      performance.mark(IDLE_MARK);
      for (const task of tasks.splice(0)) task();
    }),
  );
}

function afterLoad(next: () => void): void {
  if (document.readyState === "complete") next();
  else addEventListener("load", next, { once: true });
}

/** Runs something when the browser has nothing else to do; gives what calls it off. */
export function atRest(next: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(next, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(next, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
