import { useQuery } from '@tanstack/react-query';
import { pageHeroQuery, pictureSource } from '@charity-site/api-client';
import type { PageKey, Translated } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import { PageHero } from '@charity-site/ui-kit';
import { langOf } from './langOf';
import { PageNote } from './PageNote';
import { HERO_PAGES, hasFallbackTitle, heroTitle } from '../content/pages';

interface HeroProps {
  page: PageKey;
  /** The records on the page, for the notice below the hero that some of it is in English. */
  shows?: readonly (Translated | null | undefined)[];
  /** Fields of these records that the page shows; all by default. */
  fields?: readonly string[];
}

/**
 * The stored hero of a page, or the fallback title with the placeholder. If loading fails, an error
 * shows and the rest of the page remains usable.
 */
export function Hero({ page, shows = [], fields }: HeroProps) {
  const { title, name = title, weave, lead } = HERO_PAGES[page];
  const { data, isFetching, isError, refetch } = useQuery(pageHeroQuery(page));
  // The fallback title is an interface text, already in the language of the page.
  const hero = hasFallbackTitle(page, data?.title) ? undefined : data;
  return (
    <>
      <PageHero
        title={heroTitle(page, data?.title)}
        lang={langOf(hero, 'title')}
        picture={data && pictureSource(data.image, data.imageAlt, data.imageFocus)}
        weave={weave}
        loading={data === undefined && isFetching}
        error={
          isError && !isFetching
            ? t('Failed to fetch {name} page hero image.', { name: t(name) })
            : undefined
        }
        onRetry={() => void refetch()}
      >
        {lead && <p>{t(lead)}</p>}
      </PageHero>
      <PageNote of={[hero, ...shows]} fields={fields && ['title', ...fields]} />
    </>
  );
}
