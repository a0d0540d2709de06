import { Component, type ReactNode } from "react";
import { Card } from "./card.tsx";
import { ErrorState } from "./error-state.tsx";

interface CardBoundaryProps {
  /** What stands in place of a card that crashed; by default a card that offers to try again. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps the crash of one card from taking the page with it. React itself reports the error to the console. */
export class CardBoundary extends Component<CardBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      this.props.fallback ?? (
        <Card as="div">
          <ErrorState message="This part could not be shown." onRetry={() => this.setState({ crashed: false })} />
        </Card>
      )
    );
  }
}
