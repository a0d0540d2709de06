import { Component, type ReactNode } from "react";
import type { RouteLocation } from "./route-location.ts";

interface RouteBoundaryProps {
  location: RouteLocation;
  /** What stands in place of a page that crashed. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface RouteBoundaryState {
  location: RouteLocation;
  crash: { error: unknown } | null;
}

/** Holds a crash of its page until the address changes. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { location: this.props.location, crash: null };

  static getDerivedStateFromError(error: unknown): Partial<RouteBoundaryState> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps({ location }: RouteBoundaryProps, state: RouteBoundaryState) {
    return location === state.location ? null : { location, crash: null };
  }

  override render() {
    const { crash } = this.state;
    return crash ? this.props.fallback(crash.error) : this.props.children;
  }
}
