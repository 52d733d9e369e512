import { CardFrame, type CardLayout } from '../ContentCard/cardStyles';
import { Bone } from '../TextSkeleton/Bone';
import { TextSkeleton } from '../TextSkeleton/TextSkeleton';

export interface CardSkeletonProps {
  /** Lines of text below the title. */
  lines?: number;
  /** The layout of the ContentCard. */
  layout?: CardLayout;
}

/**
 * Placeholder for a ContentCard, with about the same size. Render one per expected card inside
 * `Loading`.
 */
export function CardSkeleton({ lines = 3, layout = 'card' }: CardSkeletonProps) {
  return (
    <CardFrame layout={layout} data-layout={layout}>
      <Bone style={{ aspectRatio: '16 / 10', borderRadius: 0 }} />
      <div>
        <Bone style={{ height: 14, width: '38%' }} />
        <Bone style={{ height: 24, width: '84%', marginBlock: 14 }} />
        <TextSkeleton lines={lines} />
      </div>
    </CardFrame>
  );
}
