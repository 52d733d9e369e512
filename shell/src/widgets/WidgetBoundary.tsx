import { Component, type ReactNode } from 'react';

interface WidgetBoundaryProps {
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** Error boundary of one widget: renders nothing if it could not be loaded or threw. */
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
