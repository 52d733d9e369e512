import { serverSafeHtml } from '#serverSafeHtml';
import { useMemo } from 'react';
import { RichContent } from './RichContent';
import type { RichTextViewProps } from './richTextViewProps';
import { safeHtml } from './safeHtml';

/**
 * The same as RichTextView with its sanitizer at hand, for pages that are loaded for the sake of
 * the text. RichTextView loads it as a chunk, because the sanitizer is large.
 */
export default function SanitizedContent({ html, pictureFor }: RichTextViewProps) {
  const safe = useMemo(
    () => ({ __html: (serverSafeHtml ?? safeHtml)(html, pictureFor) }),
    [html, pictureFor],
  );
  return <RichContent safe={safe} />;
}
