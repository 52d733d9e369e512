import { CardGrid, CardSkeleton } from '@charity-site/ui-kit';

/** A grid of placeholder cards. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </CardGrid>
  );
}
