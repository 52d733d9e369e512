import { lazy, Suspense, type ComponentType } from 'react';
import type { ContentCheckProps } from './ContentCheck';

// The form neither waits for it nor breaks when it does not come.
const ContentCheck = lazy((): Promise<{ default: ComponentType<ContentCheckProps> }> =>
  import('./ContentCheck').catch(() => ({ default: () => null })),
);

/** The content check of a form, once its code has loaded. Without it the form works as well. */
export function Advice(props: ContentCheckProps) {
  return (
    <Suspense fallback={null}>
      <ContentCheck {...props} />
    </Suspense>
  );
}
