import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { ContentCheckProps } from './ContentCheck';

// The form neither waits for it nor breaks when it does not come.
const ContentCheck = lazy((): Promise<{ default: ComponentType<ContentCheckProps> }> =>
  import('./ContentCheck').catch(() => ({ default: () => null })),
);

/** Shows nothing in place of a check that threw. The form with its text stays. */
class SilentErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    // Uncaught, so that it is reported.
    setTimeout(() => {
      throw error;
    });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** The content check of a form, once its code has loaded. Without it the form works as well. */
export function LazyContentCheck(props: ContentCheckProps) {
  return (
    <SilentErrorBoundary>
      <Suspense fallback={null}>
        <ContentCheck {...props} />
      </Suspense>
    </SilentErrorBoundary>
  );
}
