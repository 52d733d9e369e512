import { useQuery } from '@tanstack/react-query';
import { updatesQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { Section } from '@charity-site/ui-kit';
import { PagedCards } from '../../data/PagedCards';
import { PUBLIC_PAGE_SIZE, usePageNumber } from '../../data/usePageNumber';
import { bannerHead } from '../../head/bannerHead';
import { Hero } from '../../hero/Hero';
import { UpdateCard } from './UpdateCard';

/** Title and description of the page. */
export const head = bannerHead('updates');

/** All updates, newest first. */
export function NewsPage() {
  const page = usePageNumber();
  return (
    <>
      <Hero page="updates" />
      <Section aria-label={t('News and updates')}>
        <PagedCards
          query={useQuery(updatesQuery({ page, limit: PUBLIC_PAGE_SIZE }))}
          failure="Failed to fetch news and updates."
          none="No news or updates found"
          label="Pages of news"
          lead
          card={(update, layout) => <UpdateCard update={update} level="h2" layout={layout} />}
        />
      </Section>
    </>
  );
}
