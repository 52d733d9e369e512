import { useQuery } from '@tanstack/react-query';
import { pictureSource, updatesQuery } from '@charity-site/api-client';
import {
  CardGrid,
  CardSkeleton,
  ContentCard,
  EmptyMessage,
  LoadError,
  Loading,
  PageHero,
  Section,
  SectionHeading,
} from '@charity-site/ui-kit';
import { LATEST } from './latest';

/**
 * /new-remote: a first page with content of the site, in four states: loading, error, empty,
 * loaded.
 */
export function FirstPage() {
  const updates = useQuery(updatesQuery(LATEST));
  return (
    <>
      <PageHero title="New remote" />
      <Section aria-labelledby="latest" aria-busy={updates.isPending}>
        <SectionHeading id="latest">Latest updates</SectionHeading>
        {updates.isPending && (
          <Loading>
            <CardGrid>
              {Array.from({ length: LATEST.limit }, (_, index) => (
                <CardSkeleton key={index} />
              ))}
            </CardGrid>
          </Loading>
        )}
        {updates.isError && (
          <LoadError onRetry={() => void updates.refetch()}>
            Failed to fetch latest updates.
          </LoadError>
        )}
        {updates.data?.items.length === 0 && (
          <EmptyMessage>No latest updates available</EmptyMessage>
        )}
        <CardGrid>
          {updates.data?.items.map(({ _id, title, image, excerpt }) => (
            <ContentCard
              key={_id}
              href={`/updates/${_id}`}
              title={title}
              picture={image ? pictureSource(image) : null}
              text={excerpt}
            />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
