import { Bone } from '@charity-site/ui-kit';

export interface RowsSkeletonProps {
  /** Of each row, in px. */
  heights: number[];
  /** Between two rows, in px. */
  gap: number;
  /** How much of the place they fill. */
  width?: '80%' | '100%';
}

/** Rows of known heights on their way. */
export function RowsSkeleton({ heights, gap, width = '80%' }: RowsSkeletonProps) {
  return (
    <div style={{ display: 'grid', gap }}>
      {heights.map((height, index) => (
        <Bone key={index} style={{ height, maxWidth: width }} />
      ))}
    </div>
  );
}
