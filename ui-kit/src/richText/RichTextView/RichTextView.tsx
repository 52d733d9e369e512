import { serverSafeHtml } from '#serverSafeHtml';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../rendering/lazyPart/lazyWithRetry';
import { Loading } from '../../lists/Loading/Loading';
import { useWasServerRendered } from '../../rendering/hydration/hydration';
import { TextSkeleton } from '../../lists/TextSkeleton/TextSkeleton';
import { RichContent } from './RichContent';
import type { RichTextViewProps } from './richTextViewProps';

const SanitizedContent = lazyWithRetry(() => import('./SanitizedContent'));

/** Placeholder for the server's markup: hydration keeps it, so the browser needs no sanitizer. */
const SERVER_MARKUP = { __html: '' };

/**
 * Renders sanitized rich text: headings one level down (the page has the h1), lazy responsive
 * pictures, and videos as a button that loads the player on click, or a link to the video without
 * script. The sanitizer loads on first use, but not for server-rendered text.
 */
export function RichTextView(props: RichTextViewProps) {
  const { html, pictureFor } = props;
  const wasServerRendered = useWasServerRendered();
  const [initialHtml] = useState(html);
  if (serverSafeHtml) return <RichContent safe={{ __html: serverSafeHtml(html, pictureFor) }} />;
  if (wasServerRendered && html === initialHtml) return <RichContent safe={SERVER_MARKUP} />;
  return (
    <Suspense
      fallback={
        <Loading>
          <TextSkeleton lines={6} />
        </Loading>
      }
    >
      <SanitizedContent {...props} />
    </Suspense>
  );
}
