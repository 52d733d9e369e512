import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface LoadingProps {
  /** What is on its way, for those who listen. */
  label?: string;
  /** Skeletons in the shape of what will come, so that nothing jumps. */
  children: ReactNode;
}

/** A region whose content is on its way (`aria-busy`). */
export function Loading({ label = 'Loading…', children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
