import { useEffect, useSyncExternalStore } from "react";
import { loadWhenReachable } from "./load-when-reachable.ts";
import { whenIdle } from "./when-idle.ts";

/** A part of the app that a page can be seen without. */
export interface AheadPart<Part> {
  /** Loads it, unless that was done; a load that failed is tried again. */
  fetch(): Promise<void>;
  /** The part, once it is there. */
  get(): Part | null;
  failure(): unknown;
  subscribe(listener: () => void): () => void;
}

/** Loads a part as soon as it is wanted, or, unless it is said otherwise, once the page stands. */
export function aheadPart<Part>(load: () => Promise<Part>, { whenIdle: isAhead = true } = {}): AheadPart<Part> {
  const listeners = new Set<() => void>();
  let part: Part | null = null;
  let failure: unknown;
  let underWay: Promise<void> | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function fetch(): Promise<void> {
    try {
      part = await loadWhenReachable(load);
      failure = undefined;
    } catch (error) {
      failure = error;
      underWay = null;
    }
    tell();
  }

  const fetchOnce = () => {
    underWay ??= fetch();
    return underWay;
  };
  if (isAhead) whenIdle(() => void fetchOnce());
  return {
    fetch: fetchOnce,
    get: () => part,
    failure: () => failure,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The part, or null until it is there; `wanted` fetches it now, and throws where it is gone from the server. */
export function useAhead<Part>(part: AheadPart<Part>, wanted: boolean): Part | null {
  const loaded = useSyncExternalStore(part.subscribe, part.get, part.get);
  const failure = useSyncExternalStore(part.subscribe, part.failure, part.failure);
  useEffect(() => {
    if (wanted) void part.fetch();
  }, [wanted, part]);
  if (wanted && !loaded && failure) throw failure;
  return loaded;
}
