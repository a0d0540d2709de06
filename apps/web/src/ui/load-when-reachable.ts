/** How often to look whether the server answers again, where the browser does not say so itself. */
const LOOK_AGAIN_MS = 3_000;
/** A server that has not answered by then is asked anew: a connection that was cut off silently never answers. */
const ANSWER_WITHIN_MS = 5_000;

let waiting = 0;
const listeners = new Set<() => void>();

/** Whether something that was asked for is still to be loaded and waits for the connection. */
export function isWaitingForConnection(): boolean {
  return waiting > 0;
}

export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface Connection {
  /** Whether there is surely none, so that a load would only fail. */
  isLost: () => boolean;
  /** Whether the server answers. */
  isReachable: () => Promise<boolean>;
  /** Resolves when it is worth asking again. */
  untilMaybeBack: () => Promise<void>;
}

/**
 * Loads a part of the app. Without a connection it waits and loads it once there is one. What can't be loaded from a
 * server that answers is gone (a newer version has taken its place), and the load fails.
 * Nothing is tried where it would surely fail: a browser remembers that, and the part would come by a reload only.
 */
export async function loadWhenReachable<Part>(
  load: () => Promise<Part>,
  connection: Connection = browserConnection,
): Promise<Part> {
  if (!connection.isLost() || (await connection.isReachable())) {
    try {
      return await load();
    } catch {
      // What it failed for shows below.
    }
  }
  count(1);
  try {
    while (!(await connection.isReachable())) await connection.untilMaybeBack();
    await fetchFailedStylesAgain();
    return await load();
  } finally {
    count(-1);
  }
}

/**
 * Whether the browser says that it is offline, and has no worker that would answer from what is kept. A server on the
 * same machine may still answer.
 */
export function isConnectionLost(): boolean {
  return navigator.onLine === false && !navigator.serviceWorker?.controller;
}

/** Whether an error says that a part of the app could not be loaded. A browser may remember that until the next reload. */
export function isLoadFailure(error: unknown): error is Error {
  return error instanceof Error && /import|module|fetch|preload/i.test(error.message);
}

function count(change: number): void {
  waiting += change;
  for (const listener of listeners) listener();
}

const browserConnection: Connection = {
  isLost: isConnectionLost,
  isReachable: () =>
    fetch("/api/config", { cache: "no-store", signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
      ({ ok }) => ok,
      () => false,
    ),
  untilMaybeBack: () =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        window.removeEventListener("online", done);
        resolve();
      };
      const timer = setTimeout(done, LOOK_AGAIN_MS);
      window.addEventListener("online", done);
    }),
};

/**
 * Style sheets that could not be loaded. Nothing but its event tells such a link from one that is still on its way: to
 * replace that would leave whoever loads it waiting for ever.
 */
const failedStyles = new Set<HTMLLinkElement>();
let stylesUnderWay: Promise<unknown> = Promise.resolve();

if (typeof document !== "undefined") {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    if (!hasRules(link)) failedStyles.add(link);
  }
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failedStyles.add(target);
  };
  document.addEventListener("error", note, { capture: true });
}

/** The build's loader asks for a part's style sheet once only; one that failed would be missing from then on. */
function fetchFailedStylesAgain(): Promise<unknown> {
  const failed = [...failedStyles].filter((link) => link.isConnected);
  failedStyles.clear();
  // Several parts may come back at once, and each waits for what any of them has asked for.
  stylesUnderWay = Promise.all([stylesUnderWay, ...failed.map(replaceStyles)]);
  return stylesUnderWay;
}

function replaceStyles(link: HTMLLinkElement): Promise<unknown> {
  const again = document.createElement("link");
  Object.assign(again, { rel: link.rel, crossOrigin: link.crossOrigin, href: link.href });
  return new Promise((resolve) => {
    again.addEventListener("load", resolve);
    again.addEventListener("error", resolve);
    link.replaceWith(again);
  });
}

/** A style sheet that was not loaded has no rules that could be read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules);
  } catch {
    return false;
  }
}
