import { useQuery } from '@tanstack/react-query';
import { updatesQuery } from 'api-client';
import { useEffect } from 'react';
import { EmptyMessage, LoadError, Loading, PageHero, Section, SectionHeading, TextSkeleton } from 'ui-kit';
import { LATEST } from './latest';

/** /new-remote: a first page over the site's own content, with the four states that every widget has. */
export function FirstPage() {
  const updates = useQuery(updatesQuery(LATEST));
  useEffect(() => {
    document.title = 'New remote';
  }, []);
  return (
    <>
      <PageHero title="New remote" />
      <Section aria-labelledby="latest" aria-busy={updates.isPending}>
        <SectionHeading id="latest">Latest updates</SectionHeading>
        {updates.isPending && (
          <Loading>
            <TextSkeleton lines={3} />
          </Loading>
        )}
        {updates.isError && (
          <LoadError onRetry={() => void updates.refetch()}>Failed to fetch latest updates.</LoadError>
        )}
        {updates.data?.items.length === 0 && <EmptyMessage>No latest updates available</EmptyMessage>}
        <ul>
          {updates.data?.items.map(({ _id, title }) => (
            <li key={_id}>
              <a href={`/updates/${_id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
