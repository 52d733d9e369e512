import { useLayoutEffect, useRef } from 'react';
import { Prose } from './Prose';
import { playInPlace } from './videoFacade';

export interface RichContentProps {
  /** Sanitized HTML. Only a new object replaces the content. */
  safe: { __html: string };
}

/** Renders sanitized rich text with videos that open in place. Hydration keeps its markup. */
export function RichContent({ safe }: RichContentProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (ref.current) playInPlace(ref.current);
  }, [safe]);

  return <Prose ref={ref} dangerouslySetInnerHTML={safe} suppressHydrationWarning />;
}
