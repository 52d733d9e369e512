import { Suspense } from 'react';
import { lazyPart } from '../lazyPart/lazyPart';
import { Loading } from '../Loading/Loading';
import type { PictureSource } from '../Picture/Picture';
import { TextSkeleton } from '../TextSkeleton/TextSkeleton';

const SafeContent = lazyPart(() => import('./SafeContent'));

export interface RichTextViewProps {
  /** What the editor made. It is sanitised again here, whatever its source. */
  html: string;
  /** Gives a picture its sizes; api-client's `pictureSource`. Keep it the same function between renders. */
  pictureFor?: (src: string) => PictureSource;
}

/**
 * Shows rich text safely: its headings one level down (the page has its h1), pictures lazily and in their sizes, videos
 * as a button that loads the player only when asked to. The sanitiser comes when a page first needs it.
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
