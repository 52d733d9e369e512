import { serverSafeHtml } from '#serverSafeHtml';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../rendering/lazyPart/lazyWithRetry';
import { Loading } from '../../lists/Loading/Loading';
import { useWasServerRendered } from '../../rendering/hydration/hydration';
import { TextSkeleton } from '../../lists/TextSkeleton/TextSkeleton';
import { RichContent } from './RichContent';
import type { RichTextViewProps } from './richTextViewProps';

const SafeContent = lazyWithRetry(() => import('./SanitizedContent'));

/**
 * Stands for the server's markup, which hydration keeps, so that the browser needs no sanitizer for
 * it.
 */
const SERVED = { __html: '' };

/**
 * Renders sanitized rich text: headings one level down (the page has the h1), lazy responsive
 * pictures, and videos as a button that loads the player on click, or a link to the video without
 * script. The sanitizer loads on first use; a page that the server rendered needs none.
 */
export function RichTextView(props: RichTextViewProps) {
  const { html, pictureFor } = props;
  const isServed = useWasServerRendered();
  const [servedHtml] = useState(html);
  if (serverSafeHtml) return <RichContent safe={{ __html: serverSafeHtml(html, pictureFor) }} />;
  if (isServed && html === servedHtml) return <RichContent safe={SERVED} />;
  return (
    <Suspense
      fallback={
        <Loading>
          <TextSkeleton lines={6} />
        </Loading>
      }
    >
      <SafeContent {...props} />
    </Suspense>
  );
}
