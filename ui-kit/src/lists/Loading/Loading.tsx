import type { ReactNode } from 'react';
import { useWords } from '@charity-site/ui-kit/theme';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden';

export interface LoadingProps {
  /** Text for screen readers. */
  label?: string;
  /** Skeletons with the size of the content, so that the layout does not shift. */
  children: ReactNode;
}

/** Wraps content that is loading (`aria-busy`). */
export function Loading({ label, children }: LoadingProps) {
  const translate = useWords();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label ?? translate('Loading…')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
