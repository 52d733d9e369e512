import { useQuery } from '@tanstack/react-query';
import { updatesQuery } from '@charity-site/api-client';
import { DEFAULT_LANGUAGE } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import { Section } from '@charity-site/ui-kit';
import { PagedCards } from '../../components/list/PagedCards';
import { useListParams } from '../../components/list/usePageNumber';
import { heroHead } from '../../seo/heroHead';
import { Hero } from '../../components/Hero';
import { LinkLine } from '../../components/LinkLine';
import { NEWS_FEED } from '../../content/feeds';
import { UpdateCard } from './UpdateCard';

/** Title and description of the page. */
export const head = heroHead('updates');

/** All updates, newest first. */
export function NewsPage() {
  const query = useQuery(updatesQuery(useListParams()));
  return (
    <>
      <Hero page="updates" shows={query.data?.items} />
      <Section aria-label={t('News and updates')}>
        <PagedCards
          query={query}
          failure="Failed to fetch news and updates."
          none="No news or updates found"
          label="Pages of news"
          lead
          card={(update, layout) => <UpdateCard update={update} level="h2" layout={layout} />}
        />
        <LinkLine>
          <a href={NEWS_FEED} type="application/rss+xml" hrefLang={DEFAULT_LANGUAGE}>
            {t('News feed (RSS)')}
          </a>
        </LinkLine>
      </Section>
    </>
  );
}
