import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { ContentCheckProps } from './ContentCheck';

// The form neither waits for this chunk nor breaks if it fails to load.
const ContentCheck = lazy((): Promise<{ default: ComponentType<ContentCheckProps> }> =>
  import('./ContentCheck').catch(() => ({ default: () => null })),
);

/** Renders nothing if the check throws. The form and its input stay. */
class SilentErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    // Uncaught, so that the shell reports it.
    setTimeout(() => {
      throw error;
    });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** The content check of a form, loaded on demand. The form works without it. */
export function LazyContentCheck(props: ContentCheckProps) {
  return (
    <SilentErrorBoundary>
      <Suspense fallback={null}>
        <ContentCheck {...props} />
      </Suspense>
    </SilentErrorBoundary>
  );
}
