import { serverSafeHtml } from '#serverSafeHtml';
import { useMemo } from 'react';
import { RichContent } from './RichContent';
import type { RichTextViewProps } from './richTextViewProps';
import { safeHtml } from './safeHtml';

/** Renders the sanitized HTML. A separate chunk, because the sanitizer is large. */
export default function SafeContent({ html, pictureFor }: RichTextViewProps) {
  const safe = useMemo(() => ({ __html: (serverSafeHtml ?? safeHtml)(html, pictureFor) }), [html, pictureFor]);
  return <RichContent safe={safe} />;
}
