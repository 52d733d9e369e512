import { useEffect, useRef } from 'react';
import { Prose } from './Prose';
import { openPlayer } from './videoFacade';

export interface RichContentProps {
  /** Sanitized HTML. Only a new object replaces what is shown. */
  safe: { __html: string };
}

/** Renders sanitized rich text, whose videos open on click. When hydrated, it keeps the server's markup. */
export function RichContent({ safe }: RichContentProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const content = ref.current;
    content?.addEventListener('click', openPlayer);
    return () => content?.removeEventListener('click', openPlayer);
  }, []);

  return <Prose ref={ref} dangerouslySetInnerHTML={safe} suppressHydrationWarning />;
}
