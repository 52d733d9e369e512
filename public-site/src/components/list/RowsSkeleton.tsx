import { Bone } from '@charity-site/ui-kit';

export interface RowsSkeletonProps {
  /** Height of each row, in px. */
  heights: number[];
  /** Gap between rows, in px. */
  gap: number;
  /** Width of the rows. */
  width?: '80%' | '100%';
}

/** Placeholder rows of given heights. */
export function RowsSkeleton({ heights, gap, width = '80%' }: RowsSkeletonProps) {
  return (
    <div style={{ display: 'grid', gap }}>
      {heights.map((height, index) => (
        <Bone key={index} style={{ height, maxWidth: width }} />
      ))}
    </div>
  );
}
