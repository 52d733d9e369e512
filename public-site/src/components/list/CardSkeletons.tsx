import { CardGrid, CardSkeleton, type ContentCardProps } from '@charity-site/ui-kit';

export interface CardSkeletonsProps {
  count: number;
  /** Layout of the cards. */
  layout?: ContentCardProps['layout'];
  /** For a grid whose first card is the lead. */
  lead?: boolean;
}

/** A grid of placeholder cards. */
export function CardSkeletons({ count, layout, lead }: CardSkeletonsProps) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} layout={lead && index === 0 ? 'lead' : layout} />
      ))}
    </CardGrid>
  );
}
