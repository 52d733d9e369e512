import { serverSafeHtml } from '#serverSafeHtml';
import { useMemo } from 'react';
import { RichContent } from './RichContent';
import type { RichTextViewProps } from './richTextViewProps';
import { safeHtml } from './safeHtml';

/**
 * RichTextView with the sanitizer included, for pages whose main content is the text. RichTextView
 * loads it lazily, because the sanitizer is large.
 */
export default function SanitizedContent({ html, pictureFor }: RichTextViewProps) {
  const safe = useMemo(
    () => ({ __html: (serverSafeHtml ?? safeHtml)(html, pictureFor) }),
    [html, pictureFor],
  );
  return <RichContent safe={safe} />;
}
