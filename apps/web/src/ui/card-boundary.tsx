import { Component, type ReactNode } from "react";
import { Card } from "./card.tsx";
import { ErrorState } from "./error-state.tsx";
import { isLoadFailure } from "./load-when-reachable.ts";

interface CardBoundaryProps {
  /** What stands in place of a card that crashed; by default a card that offers to try again. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps the crash of one card from taking the page with it. React itself reports the error to the console. */
export class CardBoundary extends Component<CardBoundaryProps, { crash: { error: unknown } | null }> {
  override state: { crash: { error: unknown } | null } = { crash: null };

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  retry = () => {
    if (isLoadFailure(this.state.crash?.error)) window.location.reload();
    else this.setState({ crash: null });
  };

  override render() {
    if (!this.state.crash) return this.props.children;
    return (
      this.props.fallback ?? (
        <Card as="div">
          <ErrorState message="This part could not be shown." onRetry={this.retry} />
        </Card>
      )
    );
  }
}
