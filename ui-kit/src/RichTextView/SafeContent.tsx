import { useEffect, useMemo, useRef } from 'react';
import { Prose } from './Prose';
import type { RichTextViewProps } from './RichTextView';
import { safeHtml } from './safeHtml';
import { openPlayer } from './videoFacade';

/** Renders the sanitized HTML. A separate chunk, because the sanitizer is large. */
export default function SafeContent({ html, pictureFor }: RichTextViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  const safe = useMemo(() => ({ __html: safeHtml(html, pictureFor) }), [html, pictureFor]);

  useEffect(() => {
    const content = ref.current;
    content?.addEventListener('click', openPlayer);
    return () => content?.removeEventListener('click', openPlayer);
  }, []);

  return <Prose ref={ref} dangerouslySetInnerHTML={safe} />;
}
