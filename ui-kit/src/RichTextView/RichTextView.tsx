import { Suspense } from 'react';
import { lazyPart } from '../lazyPart/lazyPart';
import { Loading } from '../Loading/Loading';
import type { PictureSource } from '../Picture/Picture';
import { TextSkeleton } from '../TextSkeleton/TextSkeleton';

const SafeContent = lazyPart(() => import('./SafeContent'));

export interface RichTextViewProps {
  /** HTML from the editor. It is always sanitized again here. */
  html: string;
  /** Maps an image URL to its variants; api-client's `pictureSource`. Keep the function stable between renders. */
  pictureFor?: (src: string) => PictureSource;
}

/**
 * Renders sanitized rich text: headings one level down (the page has the h1), lazy responsive pictures, and videos as a
 * button that loads the player on click. The sanitizer loads on first use.
 */
export function RichTextView(props: RichTextViewProps) {
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
