import { useSyncExternalStore } from "react";

/** Amounts of later years in the dollars of their day, or in what they buy at today's prices. */
export type MoneyView = "future" | "today";

const KEY = "money-view";
const listeners = new Set<() => void>();
let view: MoneyView | undefined;

/** The choice that holds wherever projections stand, kept in this browser. */
export function useMoneyView(): [MoneyView, (next: MoneyView) => void] {
  return [useSyncExternalStore(subscribe, current, current), choose];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): MoneyView {
  view ??= remembered();
  return view;
}

function choose(next: MoneyView): void {
  view = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without storage the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function remembered(): MoneyView {
  try {
    return localStorage.getItem(KEY) === "today" ? "today" : "future";
  } catch {
    return "future";
  }
}
