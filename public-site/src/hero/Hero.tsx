import { useQuery } from '@tanstack/react-query';
import { pageHeroQuery, pictureSource } from '@charity-site/api-client';
import type { PageKey } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import { PageHero } from '@charity-site/ui-kit';
import { BANNER_PAGES, heroTitle } from '../texts/pages';

/**
 * A page's hero: the stored one, or the fallback title with the placeholder (docs/product.md 2.6). A load failure shows
 * an error and leaves the page usable (docs/product.md 8).
 */
export function Hero({ page }: { page: PageKey }) {
  const { name } = BANNER_PAGES[page];
  const { data, isFetching, isError, refetch } = useQuery(pageHeroQuery(page));
  return (
    <PageHero
      title={heroTitle(page, data?.title)}
      picture={data && pictureSource(data.image, data.imageAlt, data.imageFocus)}
      loading={data === undefined && isFetching}
      error={isError && !isFetching ? t('Failed to fetch {name} page hero image.', { name: t(name) }) : undefined}
      onRetry={() => void refetch()}
    />
  );
}
