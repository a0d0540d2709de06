import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadWhenReachable } from "./load-when-reachable.ts";

/** A component that is loaded when it is first shown, or once there is a connection again. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWhenReachable(load) }));
}
