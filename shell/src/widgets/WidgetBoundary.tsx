import { Component, type ReactNode } from 'react';

interface WidgetBoundaryProps {
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Shows nothing in place of a widget that could not be loaded or threw. The rest of the page is not
 * affected.
 */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
